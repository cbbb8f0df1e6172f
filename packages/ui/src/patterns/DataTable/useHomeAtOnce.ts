import { useEffect } from 'react';

/** What has a Home of its own. */
const others =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=listbox], [role=menu]';

/** For how long the page stays at its top, in ms: until what was under way when Home was pressed has come to its end. */
const settling = 500;

/** By what a reader goes on. */
const further = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Lets Home lead to the top at once. Browsers move there bit by bit, and stop short where rows on the way turn out to be of
 * another height than was guessed, because the page is then moved by the difference; so does a way to the end that has
 * not come to its own.
 */
export function useHomeAtOnce(): void {
  useEffect(() => {
    let frame = 0;
    const letGo = () => cancelAnimationFrame(frame);
    const stayAtTop = (until: number) => {
      if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
      if (performance.now() < until) frame = requestAnimationFrame(() => stayAtTop(until));
    };
    const jump = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, shiftKey, altKey, metaKey } = event;
      if (key !== 'Home' || defaultPrevented || shiftKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(others) !== null) return;
      event.preventDefault();
      stayAtTop(performance.now() + settling);
    };
    for (const act of further) window.addEventListener(act, letGo, { passive: true });
    window.addEventListener('keydown', jump);
    return () => {
      letGo();
      for (const act of further) window.removeEventListener(act, letGo);
      window.removeEventListener('keydown', jump);
    };
  }, []);
}
