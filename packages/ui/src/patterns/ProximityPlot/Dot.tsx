import { memo } from 'react';
import type { PlacedPoint } from './dots.ts';
import { dot, ground, option, target } from './Dot.css.ts';

interface DotProps {
  readonly dot: PlacedPoint;
  readonly count: number;
  /** Whether Tab stops here. */
  readonly isStop: boolean;
  readonly isSelected: boolean;
}

/** Fingers and pointers need 24 px. */
const leastTarget = 12;

/** One point: the stronger its colour the better it matches, the larger the more room it has. */
export const Dot = memo(function Dot({
  dot: { point, place, radius, order },
  count,
  isStop,
  isSelected,
}: DotProps) {
  const spot = { cx: `${place.x}%`, cy: `${place.y}%` };
  return (
    <g
      role="option"
      className={option}
      aria-label={point.description}
      aria-selected={isSelected}
      aria-posinset={order + 1}
      aria-setsize={count}
      tabIndex={isStop ? 0 : -1}
      data-order={order}
      transform={`translate(${place.asideX} ${place.asideY})`}
    >
      <circle className={target} {...spot} r={Math.max(leastTarget, radius)} />
      <circle className={ground} {...spot} r={radius} />
      <circle
        className={dot}
        {...spot}
        r={radius}
        fillOpacity={Math.min(100, Math.max(0, point.points)) / 100}
      />
    </g>
  );
});
