import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './CopyButton.css.ts';
import type { Copies } from './useCopies.ts';

export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** What stands on the button; part of its name. */
  readonly children: ReactNode;
  readonly copies: Copies;
}

/** A name that copies its code where it is pressed. */
export function CopyButton({ text, children, copies }: CopyButtonProps) {
  const isCopied = copies.last?.text === text && copies.last.isCopied;
  return (
    <button type="button" className={styles.button} title={`Copy ${text}`} onClick={() => copies.copy(text)}>
      <span className={styles.name}>{children}</span>
      {isCopied && <Icon name="check" />}
    </button>
  );
}

/** Says what was copied, once for all buttons of a sheet. */
export function CopyStatus({ copies: { last } }: { readonly copies: Copies }) {
  return (
    <div role="status" className={styles.status}>
      {last !== undefined &&
        (last.isCopied ? `Copied ${last.text}` : `The browser did not allow copying. It is ${last.text}`)}
    </div>
  );
}
