import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';
import { DialogContent, DialogHead } from './DialogContent.tsx';

interface DialogPictureProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A small dialog as it looks, lying in the page: for guides, where none may open above it. */
export function DialogPicture({ title, children, footer }: DialogPictureProps) {
  return (
    <div className={styles.panel({ size: 'small' })}>
      <div className={styles.sheet}>
        <DialogHead title={title} closeLabel="Close" />
        <DialogContent footer={footer}>{children}</DialogContent>
      </div>
    </div>
  );
}
