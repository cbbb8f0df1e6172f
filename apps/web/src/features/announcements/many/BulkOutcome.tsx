import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { Suspense } from 'react';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { visibilityOf } from './announcementSearch.ts';
import type { Bulk, BulkChanges } from './useBulk.ts';
import { useManyTexts } from './useManyTexts.ts';

interface BulkOutcomeProps {
  readonly bulk: Bulk;
  readonly changes: BulkChanges;
}

/** How far a change of many is; then what it came to, and how to take it back. */
export default function BulkOutcome(props: BulkOutcomeProps) {
  return (
    <Suspense fallback={null}>
      <Outcome {...props} />
    </Suspense>
  );
}

function Outcome({ bulk, changes }: BulkOutcomeProps) {
  const labels = useManyTexts();
  const failureText = useFailureText();
  const { isRunning, isUndo, total, done, failed, leftAlone } = bulk;
  const [first] = done;
  if (isRunning) {
    return (
      <Notice
        title={labels.progress(done.length, total)}
        action={
          <Button variant="secondary" size="small" onPress={changes.stop}>
            {labels.stop}
          </Button>
        }
      />
    );
  }
  const isWhole = done.length + failed.length === total;
  const kind = first?.field === 'visibility' ? visibilityOf(first.after) : first?.field;
  const success = isUndo
    ? labels.undone(done.length)
    : kind === undefined
      ? undefined
      : labels.done[kind](done.length);
  return (
    <Notice
      tone={failed.length > 0 ? 'warning' : 'success'}
      title={isWhole ? (success ?? labels.failed(failed.length)) : labels.stopped(done.length, total)}
      onDismiss={changes.close}
      dismissLabel={labels.close}
      action={
        <Inline>
          {done.length > 0 && !isUndo && (
            <Button variant="secondary" size="small" onPress={() => void changes.undo(bulk)}>
              {labels.undo}
            </Button>
          )}
          {failed.length > 0 && (
            <Button variant="secondary" size="small" onPress={() => void changes.retry(bulk)}>
              {labels.retry}
            </Button>
          )}
        </Inline>
      }
    >
      {failed.length > 0 && success !== undefined && <p>{labels.failed(failed.length)}</p>}
      {failed.length > 0 && (
        <ul>
          {failed.map(({ change, error }) => (
            <li key={change.announcement.id}>
              {change.announcement.properties.address}: {failureText('generic', error)}
            </li>
          ))}
        </ul>
      )}
      {leftAlone > 0 && <p>{labels.leftAlone(leftAlone)}</p>}
    </Notice>
  );
}
