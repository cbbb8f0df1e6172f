import type { Schemas } from '@tilava/sdk';
import { Stack } from '@tilava/ui/Stack';
import { useMedia } from '@tilava/ui/useMedia';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { useIsRendered } from '../../../shared/page/usePage.ts';
import { useIsUsed } from '../../../shared/useIsUsed.ts';
import { viewOf, withView } from '../model/matchSearch.ts';
import { InToolbar } from './MatchFilters.tsx';
import * as styles from './MatchesAround.css.ts';

const ViewSwitch = lazyComponent(() => import('./ViewSwitch.tsx'));

interface MatchesAroundProps {
  /** Without marks where no map is beside it. */
  readonly list: (marks?: MatchMarks) => ReactNode;
  /** To be loaded on demand: the list comes first. */
  readonly renderMap: (marks: MatchMarks, onChoose: (key: string) => void) => ReactNode;
  /** What is below the map where it stands alone: the list if it is empty, or the match that was chosen last. */
  readonly renderBelow: (chosenKey: string | undefined) => ReactNode;
}

/** A list beside the map of where its rows are, bound to each other; where there is less room, one of them. */
export function MatchesAround({ list, renderMap, renderBelow }: MatchesAroundProps) {
  const [search, setSearch] = useSearchParams();
  const [chosenKey, setChosenKey] = useState<string>();
  const [highlightedKey, setHighlightedKey] = useState<string>();
  const marks = { chosenKey, highlightedKey, onHighlight: setHighlightedKey };
  // Whatever suspends without a boundary holds up all updates of the page, also its texts.
  const mapped = <Suspense>{renderMap(marks, setChosenKey)}</Suspense>;
  const view = viewOf(search);
  const isRendered = useIsRendered();
  const isUsed = useIsUsed();
  if (useMedia(styles.hasRoomForBoth, { onPaper: false })) {
    return (
      <div className={styles.beside}>
        {list(marks)}
        {/* The list is read first; the map comes as soon as anything moves. */}
        <div className={styles.plot}>{isUsed && mapped}</div>
      </div>
    );
  }
  return (
    <Stack gap={4}>
      <InToolbar>
        <div className={styles.viewSwitch}>
          {isRendered && (
            <ViewSwitch
              view={view}
              onChange={(other) => setSearch(withView(search, other), { replace: true })}
            />
          )}
        </div>
      </InToolbar>
      {view === 'list' ? (
        list()
      ) : (
        <>
          <div className={styles.alone}>{mapped}</div>
          {renderBelow(chosenKey)}
        </>
      )}
    </Stack>
  );
}

export type AnnouncementMatch = Extract<Schemas['Match'], { kind: 'announcement' }>;

/** Which row and which mark go together: both are named by the id of the announcement, or of the need. */
export interface MatchMarks {
  readonly chosenKey: string | undefined;
  readonly highlightedKey: string | undefined;
  readonly onHighlight: (key: string | undefined) => void;
}
