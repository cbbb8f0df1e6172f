import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { deviceStorage } from '../deviceStorage.ts';
import { isRecord, parseSaved, readText, writeText } from '../saved/saved.ts';
import { idIn } from './idIn.ts';
import { useNavigation, useShown } from './NavigationContext.ts';
import { scrollOnceThere } from './scrollOnceThere.ts';

interface PlaceKeeperProps {
  /** What a place on a page is found again by. */
  readonly keyOf: (location: Location) => string;
}

const storageKey = 'tilava.places';

/** Finds the place on a page again where it was left, also after it is loaded anew; else begins at its top. */
export function PlaceKeeper({ keyOf }: PlaceKeeperProps) {
  const navigation = useNavigation();
  const { location, keepsPlace } = useShown();
  const places = useRef<Record<string, unknown> | null>(null);
  const key = keyOf(location);
  const { hash } = location;

  useEffect(() => {
    const known = (places.current ??= readPlaces());
    const keep = () => {
      known[key] = window.scrollY;
    };
    const keepForReload = () => {
      keep();
      window.history.scrollRestoration = 'auto';
      // Where it is not kept, whoever loads the page anew begins at its top.
      writeText(deviceStorage('sessionStorage'), storageKey, JSON.stringify(known));
    };
    window.history.scrollRestoration = 'manual';
    // It is told before the next page is drawn, while this one is still as high as it was.
    const stop = navigation.subscribe(keep);
    window.addEventListener('pagehide', keepForReload);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepForReload);
    };
  }, [navigation, key]);

  useLayoutEffect(() => {
    places.current ??= readPlaces();
    const place = places.current[key];
    const id = idIn(hash);
    if (typeof place === 'number') return scrollOnceThere(() => scrollToPlace(place));
    if (!keepsPlace) window.scrollTo(0, 0);
    return id === null ? undefined : scrollOnceThere(() => scrollToId(id));
    // A page is put in its place once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location.key]);

  return null;
}

/** In px from the top. */
function scrollToPlace(place: number): boolean {
  window.scrollTo(0, place);
  return Math.abs(window.scrollY - place) < 1;
}

function scrollToId(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}

function readPlaces(): Record<string, unknown> {
  const kept = parseSaved(readText(deviceStorage('sessionStorage'), storageKey) ?? '');
  return isRecord(kept) ? { ...kept } : {};
}
