import { isInReach, matchRadius } from '@tilava/domain/matching';
import { formatNumber } from '@tilava/domain/money';
import { boundsOfArea, cornersOf } from '@tilava/domain/place';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Switch } from '@tilava/ui/Switch';
import { Text } from '@tilava/ui/Text';
import { use, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from 'use-intl';
import { AreaMap, boundsAround, type MapBounds } from '../../../shared/map/AreaMap.tsx';
import { loadMapTexts } from '../../../shared/map/mapTexts.ts';
import { mappedPremises, type ScoredMatch } from '../model/mappedPremises.ts';
import type { MatchMarks } from './MatchesAround.tsx';
import { useMatchAddress } from './useMatchAddress.ts';
import { useSearchArea } from './useSearchArea.ts';

interface MatchMapProps {
  /** The middle: what is looked for, or what is let. */
  readonly around: Pick<Schemas['Need'], 'address' | 'location' | 'drawnArea'>;
  /** Of what is let: the map shows where tenants look for such premises. */
  readonly announcementId?: string;
  /** Those that are known so far, best first. */
  readonly matches: readonly ScoredMatch[];
  /** How many there are where the list looks. @default those of `matches` */
  readonly total?: number;
  /** Of the list beside it; without them it stands in the text of a page that is about its only match. */
  readonly marks?: MatchMarks;
  readonly onChoose?: ((key: string) => void) | undefined;
  /** Whether the list can be narrowed to the part that is looked at. @default false */
  readonly canNarrow?: boolean;
  /** What is seen at first. @default all matches */
  readonly area?: MapBounds;
  /** Without rings, it shows no more than the matches and the middle. @default true */
  readonly hasRings?: boolean;
}

/** Where matches are around a place. */
export default function MatchMap({
  around,
  announcementId,
  matches,
  total: given,
  marks,
  onChoose,
  canNarrow = false,
  area,
  hasRings = true,
}: MatchMapProps) {
  const locale: Locale = useLocale();
  const navigate = useNavigate();
  const texts = use(loadMapTexts(locale));
  const addressOf = useMatchAddress();
  const { address, location, drawnArea } = around;
  const corners = useMemo(() => (drawnArea ? cornersOf(drawnArea) : null), [drawnArea]);
  const search = useSearchArea(
    corners === null ? boundsAround(location, matchRadius) : boundsOfArea(corners),
  );
  const premises = useMemo(() => matches.map(mappedPremises), [matches]);
  const total = given ?? premises.filter((one) => isInReach(around, one, one.distance)).length;
  const open = (key: string) => {
    const found = premises.find(({ id }) => id === key);
    if (found !== undefined) void navigate(addressOf(found.propertyId, announcementId));
  };
  return (
    <>
      <AreaMap
        address={address}
        location={location}
        corners={corners}
        premises={premises}
        total={total}
        hasRings={hasRings}
        isOfTenants={announcementId !== undefined}
        {...(marks === undefined
          ? { isInText: true, selectedId: premises[0]?.id }
          : {
              selectedId: marks.chosenKey,
              ...(onChoose && { onSelect: onChoose }),
              highlightedId: marks.highlightedKey,
              onHighlight: marks.onHighlight,
              onOpen: open,
            })}
        {...(canNarrow ? { area: search.shown, onAreaChange: search.onMove } : { area })}
      >
        {canNarrow && (
          <Switch isSelected={search.isOn} onChange={search.turn}>
            {texts.searchAsMoved}
          </Switch>
        )}
      </AreaMap>
      {total > matches.length && (
        <Text tone="muted">{texts.drawn(formatNumber(matches.length, locale))}</Text>
      )}
    </>
  );
}
