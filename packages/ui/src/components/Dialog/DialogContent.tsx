import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

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

interface DialogHeadProps {
  readonly title: string;
  readonly titleId?: string;
  readonly closeLabel: string;
  readonly onClose?: () => void;
}

/** A dialog's title, and the button that closes it. */
export function DialogHead({ title, titleId, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Heading level={2} size="heading" {...(titleId !== undefined && { id: titleId })}>
          {title}
        </Heading>
      </div>
      <div className={styles.close}>
        <IconButton
          icon="cross"
          label={closeLabel}
          size="small"
          {...(onClose !== undefined && { onPress: onClose })}
        />
      </div>
    </div>
  );
}
