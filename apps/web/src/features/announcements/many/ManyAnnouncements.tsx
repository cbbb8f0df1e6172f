import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import type { Selection } from '@tilava/ui/DataTable';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { Notice } from '@tilava/ui/Notice';
import { Inline } from '@tilava/ui/Inline';
import { Text } from '@tilava/ui/Text';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useReceivedInterests } from '../../../shared/interests/useReceivedInterests.ts';
import { type AnnouncementSearch, searchAnnouncements, searchOf, withSearch } from './announcementSearch.ts';
import { DateDialog, RentDialog } from './BulkDialogs.tsx';
import { ListTools } from './ListTools.tsx';
import * as styles from './many.css.ts';
import { type Bulk, type Change, useBulk } from './useBulk.ts';
import { useManyTexts } from './useManyTexts.ts';

type Announcement = Schemas['Announcement'];

/** What is shown of the announcements, and how they are selected. */
export interface ManyLists {
  readonly announcements: readonly Announcement[];
  readonly visibility: AnnouncementSearch['visibility'];
  /** What an empty list says, where a search has left nothing. */
  readonly emptyText: string | undefined;
  readonly countText: (count: number) => string;
  readonly selectionOf: (listed: readonly Announcement[]) => Selection<Announcement>;
}

interface ManyAnnouncementsProps {
  readonly announcements: readonly Announcement[];
  readonly renderLists: (lists: ManyLists) => ReactNode;
}

/** What a landlord with many announcements has besides their lists: search, filters, order, and changes of several at once. */
export default function ManyAnnouncements({ announcements, renderLists }: ManyAnnouncementsProps) {
  const labels = useManyTexts();
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const search = searchOf(params);
  const asked = useDeferredValue(params.toString());
  const received = useReceivedInterests().data?.results ?? [];
  const isNew = (id: string) => received.some((interest) => interest.announcement === id && interest.isNew);
  const shown = searchAnnouncements(announcements, searchOf(new URLSearchParams(asked)), { locale, isNew });
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<Question | null>(null);
  const { bulk, run, stop, close, retry, undo } = useBulk();

  const change = (next: URLSearchParams) => setParams(next, { replace: true, preventScrollReset: true });
  const begin = (changes: readonly Change[]) => {
    setQuestion(null);
    setKeys(new Set());
    if (changes.length > 0) void run(changes);
  };
  const setPublic = (listed: readonly Announcement[], isActive: boolean) =>
    begin(
      listed.map((announcement) => ({ field: 'isActive', announcement, before: !isActive, after: isActive })),
    );

  const selectionOf = (listed: readonly Announcement[]): Selection<Announcement> => {
    const selected = listed.filter(({ id }) => keys.has(id));
    const others = [...keys].filter((key) => !listed.some(({ id }) => id === key));
    const isPublic = listed[0]?.isActive === true;
    return {
      keys: new Set(selected.map(({ id }) => id)),
      onChange: (next) => setKeys(new Set([...others, ...next])),
      rowLabel: ({ properties }) => labels.select(properties.address),
      allLabel: labels.selectAll,
      summary: labels.selected(selected.length),
      actions: (
        <>
          <Button
            variant="secondary"
            size="small"
            onPress={() =>
              isPublic ? setQuestion({ kind: 'hide', of: selected }) : setPublic(selected, true)
            }
          >
            {isPublic ? labels.hide : labels.publish}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onPress={() => setQuestion({ kind: 'rent', of: selected })}
          >
            {labels.changeRent}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onPress={() => setQuestion({ kind: 'date', of: selected })}
          >
            {labels.changeDate}
          </Button>
          <Button variant="quiet" size="small" onPress={() => setKeys(new Set(others))}>
            {labels.clearSelection}
          </Button>
        </>
      ),
    };
  };

  const dialog = question !== null && {
    announcements: question.of,
    onClose: () => setQuestion(null),
    onApply: begin,
  };
  return (
    <>
      <ListTools
        search={search}
        onChange={(name, value) => change(withSearch(params, name, value))}
        onClear={() =>
          change(
            (['text', 'type', 'visibility', 'interest'] as const).reduce(
              (rest, name) => withSearch(rest, name, null),
              params,
            ),
          )
        }
        shown={shown.length}
        total={announcements.length}
      />
      {renderLists({
        announcements: shown,
        visibility: search.visibility,
        emptyText: shown.length < announcements.length ? labels.none : undefined,
        countText: labels.count,
        selectionOf,
      })}
      <div className={styles.progress}>
        <div role="status">
          {bulk !== null && (
            <BulkNotice
              bulk={bulk}
              onStop={stop}
              onClose={close}
              onUndo={() => void undo(bulk)}
              onRetry={() => void retry(bulk)}
            />
          )}
        </div>
      </div>
      {question?.kind === 'hide' && (
        <ConfirmDialog
          isOpen
          title={labels.hideQuestion(question.of.length)}
          confirmLabel={labels.hideYes}
          cancelLabel={labels.no}
          onConfirm={() => setPublic(question.of, false)}
          onCancel={() => setQuestion(null)}
        >
          <Text>{labels.hideHint}</Text>
        </ConfirmDialog>
      )}
      {dialog && question.kind === 'rent' && <RentDialog {...dialog} />}
      {dialog && question.kind === 'date' && <DateDialog {...dialog} />}
    </>
  );
}

interface Question {
  readonly kind: 'hide' | 'rent' | 'date';
  readonly of: readonly Announcement[];
}

interface BulkNoticeProps {
  readonly bulk: Bulk;
  readonly onStop: () => void;
  readonly onClose: () => void;
  readonly onUndo: () => void;
  readonly onRetry: () => void;
}

/** How far a change of many is; then what it came to, and how to take it back. */
function BulkNotice({ bulk, onStop, onClose, onUndo, onRetry }: BulkNoticeProps) {
  const labels = useManyTexts();
  const failureText = useFailureText();
  const { isRunning, isUndo, total, done, failed, leftAlone } = bulk;
  const [first] = done;
  if (isRunning) {
    return (
      <Notice
        title={labels.progress(done.length, total)}
        action={
          <Button variant="secondary" size="small" onPress={onStop}>
            {labels.stop}
          </Button>
        }
      />
    );
  }
  const isWhole = done.length + failed.length === total;
  const kind = first?.field === 'isActive' && !first.after ? 'hidden' : first?.field;
  const success = isUndo
    ? labels.undone(done.length)
    : kind === undefined
      ? undefined
      : labels.done[kind](done.length);
  return (
    <Notice
      tone={failed.length > 0 ? 'warning' : 'success'}
      title={isWhole ? (success ?? labels.failed(failed.length)) : labels.stopped(done.length, total)}
      onDismiss={onClose}
      dismissLabel={labels.close}
      action={
        <Inline>
          {done.length > 0 && !isUndo && (
            <Button variant="secondary" size="small" onPress={onUndo}>
              {labels.undo}
            </Button>
          )}
          {failed.length > 0 && (
            <Button variant="secondary" size="small" onPress={onRetry}>
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
