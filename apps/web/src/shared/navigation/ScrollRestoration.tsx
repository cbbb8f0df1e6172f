import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { deviceStorage } from '../deviceStorage.ts';
import { isRecord, parseSaved, readText, writeText } from '../saved/saved.ts';
import { idIn } from './idIn.ts';
import { useNavigation, useShown } from './NavigationContext.ts';
import { scrollOnceThere } from './scrollOnceThere.ts';

interface ScrollRestorationProps {
  /** Identifies a page's scroll position. */
  readonly keyOf: (location: Location) => string;
}

const storageKey = 'tilava.places';

/** Restores the scroll position of a page, also after a reload; pages that are new begin at the top. */
export function ScrollRestoration({ keyOf }: ScrollRestorationProps) {
  const navigation = useNavigation();
  const { location, keepsPlace } = useShown();
  const positions = useRef<Record<string, unknown> | null>(null);
  const key = keyOf(location);
  const { hash } = location;

  useEffect(() => {
    const known = (positions.current ??= readPositions());
    const keep = () => {
      known[key] = window.scrollY;
    };
    const keepForReload = () => {
      keep();
      window.history.scrollRestoration = 'auto';
      // Without storage, a reload begins at the top.
      writeText(deviceStorage('sessionStorage'), storageKey, JSON.stringify(known));
    };
    window.history.scrollRestoration = 'manual';
    // Called before the next page renders, while this one still has its height.
    const stop = navigation.subscribe(keep);
    window.addEventListener('pagehide', keepForReload);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepForReload);
    };
  }, [navigation, key]);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const position = positions.current[key];
    const id = idIn(hash);
    if (typeof position === 'number') return scrollOnceThere(() => scrollToPosition(position));
    if (!keepsPlace) window.scrollTo(0, 0);
    return id === null ? undefined : scrollOnceThere(() => scrollToId(id));
    // Only once for each navigation.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location.key]);

  return null;
}

/** In px from the top. */
function scrollToPosition(position: number): boolean {
  window.scrollTo(0, position);
  return Math.abs(window.scrollY - position) < 1;
}

function scrollToId(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}

function readPositions(): Record<string, unknown> {
  const kept = parseSaved(readText(deviceStorage('sessionStorage'), storageKey) ?? '');
  return isRecord(kept) ? { ...kept } : {};
}
