import { useLayoutEffect, type RefObject } from 'react';

/** Between the bar and what takes the focus: room for its outline. */
const gap = 8;

/** Keeps what takes the focus from being scrolled beneath a bar that sticks to the bottom of the window. */
export function useScrollPadding(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { insetBlockEnd } = getComputedStyle(element);
      style.scrollPaddingBlockEnd = `calc(${insetBlockEnd} + ${element.offsetHeight + gap}px)`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar, isShown]);
}
