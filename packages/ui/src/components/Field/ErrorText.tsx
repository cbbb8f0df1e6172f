import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { errorText } from './Field.css.ts';

/** What is wrong with a field, with its mark. */
export function ErrorText({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Icon name="alert" />
      <span className={errorText}>{children}</span>
    </>
  );
}
