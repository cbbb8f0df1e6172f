import type { PointerEvent, MouseEvent } from 'react';
import type { PlacedPoint } from './dots.ts';

/**
 * The dot that a pointer means. Where targets overlap, it is the one whose drawn edge is nearest, and the upper one of
 * two that are drawn there: a small dot beside others can be hit at its middle.
 */
export function pointedDot(
  { currentTarget, clientX, clientY }: PointerEvent | MouseEvent,
  dots: readonly PlacedPoint[],
): PlacedPoint | undefined {
  let nearest: { readonly dot: PlacedPoint; readonly away: number } | undefined;
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const option = currentTarget.contains(element) ? element.closest('[data-order]') : null;
    const dot = option === null ? undefined : dots[Number(option.getAttribute('data-order'))];
    if (option === null || dot === undefined) continue;
    const { x, y, width, height } = option.getBoundingClientRect();
    const toMiddle = Math.hypot(clientX - x - width / 2, clientY - y - height / 2);
    const away = Math.max(0, toMiddle - dot.radius);
    if (nearest === undefined || away < nearest.away) nearest = { dot, away };
  }
  return nearest?.dot;
}
