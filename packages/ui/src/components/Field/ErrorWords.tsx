import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { errorWords } from './Field.css.ts';

/** What is wrong with a field, with its mark. */
export function ErrorWords({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Icon name="alert" />
      <span className={errorWords}>{children}</span>
    </>
  );
}
