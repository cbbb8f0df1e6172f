import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './AlertDialog.css.ts';

interface AlertContentProps {
  readonly title: string;
  readonly titleId?: string;
  readonly descriptionId?: string;
  readonly children?: ReactNode;
  readonly errorMessage?: string | undefined;
  readonly actions: ReactNode;
}

/** An alert's question, what follows from its answers, why one failed, and the answers. */
export function AlertContent({
  title,
  titleId,
  descriptionId,
  children,
  errorMessage,
  actions,
}: AlertContentProps) {
  return (
    <>
      <div className={styles.question}>
        <Stack gap={2}>
          <Heading level={2} size="heading" {...(titleId !== undefined && { id: titleId })}>
            {title}
          </Heading>
          {children !== undefined && children !== null && <div id={descriptionId}>{children}</div>}
        </Stack>
        {/* There before there is anything to say: screen readers tell what changes in it. */}
        <div role="alert">
          {errorMessage !== undefined && (
            <p className={styles.error}>
              <Icon name="alert" />
              <span>{errorMessage}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles.answers}>{actions}</div>
    </>
  );
}
