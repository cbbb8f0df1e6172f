import type { ReactNode } from 'react';
import { CheckboxButton } from 'react-aria-components/Checkbox';
import * as choice from '../Field/choice.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { box } from './Checkbox.css.ts';

/** The box with its words, within a CheckboxField of react-aria. */
export function CheckboxFace({ children }: { readonly children: ReactNode }) {
  return (
    <CheckboxButton className={choice.row}>
      <span className={box}>
        <Icon name="check" />
      </span>
      <span className={choice.label}>{children}</span>
    </CheckboxButton>
  );
}
