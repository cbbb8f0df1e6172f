/** What can be downloaded ahead of time, e.g. a component on demand. */
export interface Preloadable {
  readonly preload: () => void;
}

/**
 * Downloads what stands behind a link or a button as soon as the pointer or the focus is on it.
 *
 * @example
 * <div {...preloadOnIntent(DatePicker, ComboBox)}>
 *   <Link href="/user/announcements/new/0">New announcement</Link>
 * </div>
 */
export function preloadOnIntent(...parts: readonly Preloadable[]) {
  const preload = () => preloadAll(parts);
  return { onPointerEnter: preload, onFocus: preload };
}

/**
 * Downloads what will probably be needed once the browser has nothing else to do.
 *
 * @returns what calls it off, so that it can be an effect as it is
 * @example
 * useEffect(() => preloadWhenIdle(Gallery), []);
 */
export function preloadWhenIdle(...parts: readonly Preloadable[]): () => void {
  const preload = () => preloadAll(parts);
  // Safari has no idle callback: a moment after the page is drawn it is idle as a rule.
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(preload, 1000);
    return () => globalThis.clearTimeout(timer);
  }
  const request = window.requestIdleCallback(preload);
  return () => window.cancelIdleCallback(request);
}

function preloadAll(parts: readonly Preloadable[]): void {
  for (const part of parts) part.preload();
}
