import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';

interface DialogContentProps {
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** What scrolls within a dialog, and the actions that stay in sight below it. */
export function DialogContent({ children, footer }: DialogContentProps) {
  return (
    <>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  );
}
