import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './AlertDialog.css.ts';

interface AlertPictureProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly errorMessage?: string;
  readonly actions: ReactNode;
}

/** An alert as it looks, lying in the page: for guides, where none may open above it. */
export function AlertPicture({ title, children, errorMessage, actions }: AlertPictureProps) {
  return (
    <div className={dialog.panel({ size: 'small' })}>
      <div className={dialog.sheet}>
        <div className={styles.question}>
          <Stack gap={2}>
            <Heading level={2} size="heading">
              {title}
            </Heading>
            <div>{children}</div>
          </Stack>
          {errorMessage !== undefined && (
            <p className={styles.error}>
              <Icon name="alert" />
              <span>{errorMessage}</span>
            </p>
          )}
        </div>
        <div className={styles.answers}>{actions}</div>
      </div>
    </div>
  );
}
