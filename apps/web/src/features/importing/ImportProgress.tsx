import { formatNumber } from '@tilava/domain/format';
import { Button } from '@tilava/ui/Button';
import { Notice } from '@tilava/ui/Notice';
import { useId } from 'react';
import * as styles from './importing.css.ts';
import type { Progress } from './useImport.ts';
import { useImportTexts } from './useImportTexts.ts';

interface ImportProgressProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
  /** How far it is; rows, unless it says something else. */
  readonly says?: (done: string, total: string) => string;
}

export function ImportProgress({ progress: { isDryRun, done, total }, onCancel, says }: ImportProgressProps) {
  const { labels, locale } = useImportTexts();
  const titleId = useId();
  const number = (value: number) => formatNumber(value, locale, 'upToTwo');
  const title = (says ?? (isDryRun ? labels.trying : labels.writing))(number(done), number(total));
  return (
    <Notice
      title={<span id={titleId}>{title}</span>}
      action={
        <Button variant="secondary" size="small" onPress={onCancel}>
          {labels.cancel}
        </Button>
      }
    >
      <progress className={styles.progress} aria-labelledby={titleId} value={done} max={total} />
    </Notice>
  );
}
