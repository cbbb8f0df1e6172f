import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Stack } from '@tilava/ui/Stack';
import { useMedia } from '@tilava/ui/useMedia';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from 'use-intl';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { useIsRendered } from '../../../shared/page/usePage.ts';
import { useToday } from '../../../shared/time/time.tsx';
import { useIsUsed } from '../../../shared/useIsUsed.ts';
import { announcementRow } from '../model/matchRows.ts';
import { viewOf, withView } from '../model/matchSearch.ts';
import { AnnouncementMatchCard, FavoriteToggle } from './MatchCards.tsx';
import * as styles from './MatchesAround.css.ts';
import { useMatchAddress } from './useMatchAddress.ts';

// The list comes first.
const MatchMap = lazyComponent(() => import('./MatchMap.tsx'));
const ViewSwitch = lazyComponent(() => import('./ViewSwitch.tsx'));

interface MatchesAroundProps {
  readonly need: Schemas['Need'];
  /** Those that are known so far, best first. */
  readonly matches: readonly AnnouncementMatch[];
  /** How many there are within the circle. */
  readonly total: number;
  /** Whether none of them is in the part of the map that the list is narrowed to. */
  readonly isListEmpty: boolean;
  /** Without marks where no plot is beside it. */
  readonly list: (marks?: MatchMarks) => ReactNode;
}

/** A list beside the plot of where its rows are, bound to each other; where there is less room, one of them. */
export function MatchesAround({ need, matches, total, isListEmpty, list }: MatchesAroundProps) {
  const [search, setSearch] = useSearchParams();
  const [chosenKey, setChosenKey] = useState<string>();
  const [highlightedKey, setHighlightedKey] = useState<string>();
  const marks = { chosenKey, highlightedKey, onHighlight: setHighlightedKey };
  // Whatever suspends without a boundary holds up all updates of the page, also its texts.
  const plot = (
    <Suspense>
      <MatchMap need={need} matches={matches} total={total} marks={marks} onChoose={setChosenKey} />
    </Suspense>
  );
  const view = viewOf(search);
  const isRendered = useIsRendered();
  const isUsed = useIsUsed();
  if (useMedia(styles.hasRoomForBoth, { onPaper: false })) {
    return (
      <div className={styles.beside}>
        {list(marks)}
        {/* The list is read first; the map comes as soon as anything moves. */}
        <div className={styles.plot}>{isUsed && plot}</div>
      </div>
    );
  }
  const chosen = matches.find(({ announcement }) => announcement.id === chosenKey);
  return (
    <Stack gap={4}>
      <div className={styles.viewSwitch}>
        {isRendered && (
          <ViewSwitch
            view={view}
            onChange={(other) => setSearch(withView(search, other), { replace: true })}
          />
        )}
      </div>
      {view === 'list' ? (
        list()
      ) : (
        <>
          <div className={styles.alone}>{plot}</div>
          {isListEmpty ? list() : chosen !== undefined && <ChosenMatch match={chosen} need={need} />}
        </>
      )}
    </Stack>
  );
}

interface ChosenMatchProps {
  readonly match: AnnouncementMatch;
  readonly need: Schemas['Need'];
}

export function ChosenMatch({ match, need }: ChosenMatchProps) {
  const locale: Locale = useLocale();
  const row = announcementRow(match, need, useToday(), locale);
  return (
    <AnnouncementMatchCard
      row={row}
      href={useMatchAddress()(row.propertyId)}
      action={<FavoriteToggle row={row} />}
    />
  );
}

export type AnnouncementMatch = Extract<Schemas['Match'], { kind: 'announcement' }>;

/** Which row and which dot go together: both are named by the announcement's id. */
export interface MatchMarks {
  readonly chosenKey: string | undefined;
  readonly highlightedKey: string | undefined;
  readonly onHighlight: (key: string | undefined) => void;
}
