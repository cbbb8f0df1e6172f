import type { PlacedPoint } from './dots.ts';
import { mark } from './Marks.css.ts';

interface MarksProps {
  readonly selected: PlacedPoint | undefined;
  readonly passing: PlacedPoint | undefined;
  readonly focused: PlacedPoint | undefined;
}

/** Rings around the dots that are chosen, passed over and focused, above all others. */
export function Marks({ selected, passing, focused }: MarksProps) {
  return (
    <g aria-hidden="true">
      {selected !== undefined && <Ring dot={selected} kind="selected" away={4} />}
      {passing !== undefined && <Ring dot={passing} kind="passing" away={4} />}
      {focused !== undefined && <Ring dot={focused} kind="focused" away={8} />}
    </g>
  );
}

interface RingProps {
  readonly dot: PlacedPoint;
  readonly kind: 'selected' | 'passing' | 'focused';
  /** Px between the dot and its ring. */
  readonly away: number;
}

function Ring({ dot: { place, radius }, kind, away }: RingProps) {
  return (
    <circle
      className={mark({ kind })}
      cx={`${place.x}%`}
      cy={`${place.y}%`}
      r={radius + away}
      transform={`translate(${place.asideX} ${place.asideY})`}
    />
  );
}
