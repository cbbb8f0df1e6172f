import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FileUpload.css.ts';
import type { FileUploadLabels, Upload } from './upload.ts';

export interface UploadRowProps {
  readonly upload: Upload;
  readonly labels: FileUploadLabels;
  readonly variant: 'zone' | 'compact';
  /** None where trying again would not help. */
  readonly onRetry?: () => void;
  readonly onRemove: () => void;
}

/** One file: its name, how it stands, and what can be done about it. */
export function UploadRow({ upload, labels, variant, onRetry, onRemove }: UploadRowProps) {
  const { name, size, state, progress, failure = labels.failed } = upload;
  const doing = progress === undefined ? labels.preparing : labels.uploading;
  return (
    <li className={styles.row[variant]} data-failed={state === 'failed' || undefined}>
      <span className={styles.preview}>
        <Icon name={/\.pdf$/i.test(name) ? 'document' : 'picture'} />
      </span>
      <div className={styles.facts}>
        <span className={styles.name}>{name}</span>
        {state === 'failed' && <span className={styles.failure}>{failure}</span>}
        {state === 'done' && (
          <span className={styles.state}>
            {labels.size(size)} · {labels.done}
          </span>
        )}
        {state === 'uploading' && (
          <Progress label={`${doing} ${name}`} progress={progress}>
            {labels.size(size)} · {doing}
            {progress !== undefined && ` ${Math.round(progress)} %`}
          </Progress>
        )}
      </div>
      {state === 'failed' && onRetry !== undefined && (
        <div className={styles.retry}>
          <Button size="small" variant="secondary" aria-label={`${labels.retry}: ${name}`} onPress={onRetry}>
            {labels.retry}
          </Button>
        </div>
      )}
      <div className={styles.remove}>
        <IconButton size="small" icon="cross" label={labels.remove(name)} onPress={onRemove} />
      </div>
    </li>
  );
}

interface ProgressProps {
  readonly label: string;
  readonly progress: number | undefined;
  readonly children: ReactNode;
}

function Progress({ label, progress, children }: ProgressProps) {
  const percentage = progress === undefined ? undefined : Math.min(100, Math.max(0, progress));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage}
    >
      <span className={styles.state}>{children}</span>
      <div className={styles.track}>
        <div className={styles.bar} style={{ width: `${percentage ?? 0}%` }} />
      </div>
    </div>
  );
}
