import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

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
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={2} size="heading">
              {title}
            </Heading>
          </div>
          <div className={styles.close}>
            <IconButton icon="cross" label="Close" size="small" />
          </div>
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
