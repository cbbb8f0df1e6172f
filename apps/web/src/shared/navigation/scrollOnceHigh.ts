/** What somebody does who wants to be elsewhere on the page. */
const ownWays = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place in px from the top, also where the page only grows as high as that while its rows arrive. Whoever
 * moves meanwhile is left alone.
 *
 * @returns ends it
 */
export function scrollOnceHigh(place: number): () => void {
  const control = new AbortController();
  const growth = new ResizeObserver(() => follow());

  const end = () => {
    control.abort();
    growth.disconnect();
  };

  const follow = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 1) end();
  };

  for (const way of ownWays) window.addEventListener(way, end, { signal: control.signal, passive: true });
  growth.observe(document.body);
  follow();
  return end;
}
