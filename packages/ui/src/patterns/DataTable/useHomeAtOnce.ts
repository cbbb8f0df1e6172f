import { useEffect } from 'react';

/** What has a Home of its own. */
const others =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=listbox], [role=menu]';

/**
 * Lets Home lead to the top at once. Browsers move there bit by bit, and stop short where rows on the way turn out to be of
 * another height than was guessed, because the page is then moved by the difference.
 */
export function useHomeAtOnce(): void {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, shiftKey, altKey, metaKey } = event;
      if (key !== 'Home' || defaultPrevented || shiftKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(others) !== null) return;
      event.preventDefault();
      window.scrollTo({ top: 0, behavior: 'instant' });
    };
    window.addEventListener('keydown', jump);
    return () => window.removeEventListener('keydown', jump);
  }, []);
}
