import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import type { Selection } from '@tilava/ui/DataTable';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { Icon } from '@tilava/ui/Icon';
import { IconButton } from '@tilava/ui/IconButton';
import { Menu } from '@tilava/ui/Menu';
import { Text } from '@tilava/ui/Text';
import { media } from '@tilava/ui/tokens/media';
import { useMedia } from '@tilava/ui/useMedia';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from 'use-intl';
import { useMenuLabels } from '../../../shared/i18n/Language.tsx';
import { useReceivedInterests } from '../../../shared/interests/useReceivedInterests.ts';
import {
  type AnnouncementSearch,
  searchAnnouncements,
  searchOf,
  visibilityOf,
  withSearch,
} from './announcementSearch.ts';
import { DateDialog, RentDialog } from './BulkDialogs.tsx';
import { ListTools } from './ListTools.tsx';
import { LetDialog } from './LetDialog.tsx';
import * as styles from './many.css.ts';
import { type BulkChanges, type Change, presentVisibility } from './useBulk.ts';
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
  readonly run: BulkChanges['run'];
  readonly renderLists: (lists: ManyLists) => ReactNode;
}

/** What a landlord with many announcements has besides their lists: search, filters, order, and changes of several at once. */
export default function ManyAnnouncements({ announcements, run, renderLists }: ManyAnnouncementsProps) {
  const labels = useManyTexts();
  const locale = useLocale();
  const loadLabels = useMenuLabels();
  const isNarrow = useMedia(media.narrow, { onPaper: false });
  const [params, setParams] = useSearchParams();
  const search = searchOf(params);
  const asked = useDeferredValue(params.toString());
  const received = useReceivedInterests().data?.results ?? [];
  const isNew = (id: string) => received.some((interest) => interest.announcement === id && interest.isNew);
  const shown = searchAnnouncements(announcements, searchOf(new URLSearchParams(asked)), { locale, isNew });
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<Question | null>(null);

  const change = (next: URLSearchParams) => setParams(next, { replace: true, preventScrollReset: true });
  const begin = (changes: readonly Change[]) => {
    setQuestion(null);
    setKeys(new Set());
    if (changes.length > 0) void run(changes);
  };
  const setPublic = (listed: readonly Announcement[], isActive: boolean) =>
    begin(
      listed.map((announcement) => ({
        field: 'visibility',
        announcement,
        before: presentVisibility(announcement),
        after: { isActive, letFrom: null },
      })),
    );

  const selectionOf = (listed: readonly Announcement[]): Selection<Announcement> => {
    const selected = listed.filter(({ id }) => keys.has(id));
    const elsewhere = [...keys].filter((key) => !listed.some(({ id }) => id === key));
    const [first] = listed;
    const visibility = first === undefined ? 'public' : visibilityOf(first);
    const ask = (kind: Question['kind']) => () => setQuestion({ kind, of: selected });
    const others = [
      ...(visibility === 'let' ? [] : [{ id: 'let', label: labels.markLet, onPress: ask('let') }]),
      { id: 'rent', label: labels.changeRent, onPress: ask('rent') },
      { id: 'date', label: labels.changeDate, onPress: ask('date') },
    ];
    return {
      keys: new Set(selected.map(({ id }) => id)),
      onChange: (next) => setKeys(new Set([...elsewhere, ...next])),
      rowLabel: ({ properties }) => labels.select(properties.address),
      allLabel: labels.selectAll,
      summary: labels.selected(selected.length),
      actions: (
        <>
          <Button
            variant="secondary"
            size="small"
            onPress={visibility === 'public' ? ask('hide') : () => setPublic(selected, true)}
          >
            {labels[publishLabels[visibility]]}
          </Button>
          {isNarrow ? (
            <Menu
              actions={others}
              loadLabels={loadLabels}
              onAction={(chosen) => others.find(({ id }) => id === chosen)?.onPress()}
            >
              <Button variant="secondary" size="small">
                {labels.others}
                <Icon name="chevronDown" />
              </Button>
            </Menu>
          ) : (
            others.map(({ id, label, onPress }) => (
              <Button key={id} variant="secondary" size="small" onPress={onPress}>
                {label}
              </Button>
            ))
          )}
          <span className={styles.clear}>
            <IconButton
              icon="cross"
              size="small"
              label={labels.clearSelection}
              onPress={() => setKeys(new Set(elsewhere))}
            />
          </span>
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
      {dialog && question.kind === 'let' && <LetDialog {...dialog} />}
      {dialog && question.kind === 'rent' && <RentDialog {...dialog} />}
      {dialog && question.kind === 'date' && <DateDialog {...dialog} />}
    </>
  );
}

const publishLabels = { public: 'hide', hidden: 'publish', let: 'backOnMarket' } as const;

interface Question {
  readonly kind: 'hide' | 'let' | 'rent' | 'date';
  readonly of: readonly Announcement[];
}
