import { use, useEffect, useRef } from 'react';
import {
  ScrollRestoration,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  useLocation,
  type ScrollRestorationProps,
} from 'react-router-dom';

/**
 * Restores the scroll position of a page, also after a reload; new pages begin at the top, or where their hash points.
 * The router scrolls once: if the target isn't there yet, this scrolls again while the page grows.
 */
export function PageScroll({ getKey }: Required<Pick<ScrollRestorationProps, 'getKey'>>) {
  const location = useLocation();
  // No hook tells where the router has scrolled to. False after a revalidation, which leaves the page where it is.
  const position = use(DataRouterStateContext)?.restoreScrollPosition;
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (position === false) return;
    stop.current?.();
    const id = idIn(location.hash);
    if (typeof position === 'number') stop.current = scrollWhileGrowing(() => scrollToPosition(position));
    else if (id !== null) stop.current = scrollWhileGrowing(() => scrollToId(id));
  }, [location, position]);

  useEffect(() => {
    // The router leaves it to the browser when the page is hidden, and may be shown again as it was.
    const stopFollowing = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pageshow', stopFollowing);
    return () => {
      window.removeEventListener('pageshow', stopFollowing);
      stop.current?.();
    };
  }, []);

  return <ScrollRestoration getKey={getKey} storageKey="tilava.places" />;
}

/** What somebody does who wants to be elsewhere on the page. */
const interactions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls again whenever the page grows, until it got there or somebody scrolls themselves.
 *
 * @param scroll - returns whether it got there
 * @returns ends it
 */
function scrollWhileGrowing(scroll: () => boolean): () => void {
  const control = new AbortController();
  const growth = new ResizeObserver(() => follow());
  const end = () => {
    control.abort();
    growth.disconnect();
  };
  const follow = () => {
    if (scroll()) end();
  };
  for (const event of interactions) {
    window.addEventListener(event, end, { signal: control.signal, passive: true });
  }
  growth.observe(document.body);
  follow();
  return end;
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

/** The id that an address names after its `#`; null without one. */
export function idIn(hash: string): string | null {
  if (hash === '') return null;
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    // What cannot be decoded, such as "50%", was not encoded.
    return name;
  }
}
