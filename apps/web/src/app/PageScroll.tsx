import { use, useEffect, useRef } from 'react';
import {
  ScrollRestoration,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  useLocation,
  type ScrollRestorationProps,
} from 'react-router-dom';

/**
 * Restores the scroll position of a page, also after a reload, and on the way back the focus of the link that the page
 * was left by; new pages begin at the top, or where their hash points. The router scrolls once: if the target isn't
 * there yet, this scrolls again while the page grows.
 */
export function PageScroll({ getKey }: Required<Pick<ScrollRestorationProps, 'getKey'>>) {
  const location = useLocation();
  // No hook tells where the router has scrolled to. False after a revalidation, which leaves the page where it is.
  const position = use(DataRouterStateContext)?.restoreScrollPosition;
  const stop = useRef<(() => void) | null>(null);
  const lastPath = useRef(location.pathname);

  useEffect(() => {
    const from = lastPath.current;
    lastPath.current = location.pathname;
    if (position === false) return;
    stop.current?.();
    const id = idIn(location.hash);
    if (typeof position === 'number') {
      let isThere = false;
      // A link to what this page is below leads back itself.
      let isFocused = location.pathname.startsWith(from);
      stop.current = whilePageGrows(() => {
        isThere ||= scrollToPosition(position);
        isFocused ||= focusLinkTo(from);
        return isThere && isFocused;
      });
    } else if (id !== null) stop.current = whilePageGrows(() => scrollToId(id));
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
 * Tries again whenever the page grows or changes, until it succeeds or somebody scrolls or presses themselves.
 *
 * @returns ends it
 */
function whilePageGrows(succeeds: () => boolean): () => void {
  const control = new AbortController();
  const observers = [new ResizeObserver(() => follow()), new MutationObserver(() => follow())] as const;
  const end = () => {
    control.abort();
    for (const observer of observers) observer.disconnect();
  };
  const follow = () => {
    if (succeeds()) end();
  };
  for (const event of interactions) {
    window.addEventListener(event, end, { signal: control.signal, passive: true });
  }
  observers[0].observe(document.body);
  observers[1].observe(document.body, { childList: true, subtree: true });
  follow();
  return end;
}

/** In px from the top. */
function scrollToPosition(position: number): boolean {
  window.scrollTo(0, position);
  return Math.abs(window.scrollY - position) < 1;
}

function focusLinkTo(path: string): boolean {
  // Between steps or tabs the focus is on the heading, whichever way they were reached.
  const links = document.querySelectorAll<HTMLAnchorElement>('main a:not(nav a)');
  const link = [...links].find(({ pathname }) => pathname === path);
  link?.focus({ preventScroll: true });
  return link !== undefined;
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
