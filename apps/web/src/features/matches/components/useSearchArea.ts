import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { MapBounds } from '../../../shared/map/AreaMap.tsx';
import { areaOf, isSameArea, type SearchArea, withArea } from '../model/matchSearch.ts';

/** Milliseconds that the map has to stand still. */
const delay = 400;

/** In the state of a location: it says what the map shows already. */
const fromMap = 'fromMap';

/**
 * Keeps the part of the map that is looked at in the address, which the list reads, and follows it there.
 *
 * @param whole - what the map shows where no part of it is in the address
 */
export function useSearchArea(whole: MapBounds) {
  const [search, setSearch] = useSearchParams();
  const area = useMemo(() => areaOf(search), [search]);
  const [seen, setSeen] = useState<SearchArea>();
  const isOn = area !== null;

  const { key, state } = useLocation();
  const isOwn = useNavigationType() !== NavigationType.Pop && state === fromMap;
  const [followed, setFollowed] = useState({ key, area, shown: area ?? undefined });
  if (followed.key !== key) {
    const isFollowed = !isOwn && (followed.area !== null || isOn);
    const shown = isFollowed ? (area ?? whole) : followed.shown;
    setFollowed({ key, area, shown });
  }

  useEffect(() => {
    if (area === null || seen === undefined || isSameArea(area, seen)) return undefined;
    const write = () =>
      setSearch(withArea(search, seen), { replace: true, preventScrollReset: true, state: fromMap });
    const timer = setTimeout(write, delay);
    return () => clearTimeout(timer);
  }, [area, search, seen, setSearch]);

  return {
    isOn,
    /** What the map is to show, if not everything. */
    shown: followed.shown,
    onMove: setSeen,
    turn: (next: boolean) => {
      if (next && seen === undefined) return;
      setSearch(withArea(search, next ? (seen ?? null) : null), { preventScrollReset: true, state: fromMap });
    },
  };
}
