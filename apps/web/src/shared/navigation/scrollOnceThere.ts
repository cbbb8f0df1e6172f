/** What somebody does who wants to be elsewhere on the page. */
const ownWays = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to what is not there yet, while the page grows by what arrives. Whoever moves meanwhile is left alone.
 *
 * @param scroll - tries it, and says whether it got there
 * @returns ends it
 */
export function scrollOnceThere(scroll: () => boolean): () => void {
  const control = new AbortController();
  const growth = new ResizeObserver(() => follow());
  const end = () => {
    control.abort();
    growth.disconnect();
  };
  const follow = () => {
    if (scroll()) end();
  };
  for (const way of ownWays) window.addEventListener(way, end, { signal: control.signal, passive: true });
  growth.observe(document.body);
  follow();
  return end;
}
