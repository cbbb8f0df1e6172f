import { rimRadius } from './placement.ts';
import type { ringLabelsOf } from './ringLabels.ts';
import { axis, center, label, north, ring } from './Rings.css.ts';

interface RingsProps {
  /** With the places of their distances. */
  readonly rings: ReturnType<typeof ringLabelsOf>;
  /** Metres from the centre to the rim. */
  readonly reach: number;
  readonly northLabel: string;
}

/** What the dots are drawn on: the rings with their distances, the axes, and the place itself. */
export function Rings({ rings, reach, northLabel }: RingsProps) {
  const radiusOf = (distance: number) => (reach > 0 ? (rimRadius * Math.max(0, distance)) / reach : 0);
  return (
    <g aria-hidden="true">
      <line className={axis} x1="50%" y1={`${50 - rimRadius}%`} x2="50%" y2={`${50 + rimRadius}%`} />
      <line className={axis} x1={`${50 - rimRadius}%`} y1="50%" x2={`${50 + rimRadius}%`} y2="50%" />
      {rings.map(({ distance }) => (
        <circle key={distance} className={ring} cx="50%" cy="50%" r={`${radiusOf(distance)}%`} />
      ))}
      <svg x="50%" y="50%" overflow="visible">
        <Center />
      </svg>
      {rings.map(({ distance, label: words, x, y }) => (
        <text key={distance} className={label} x={`${x}%`} y={`${y}%`} dy="0.35em">
          {words}
        </text>
      ))}
      <text className={north} x="50%" y={`${50 - rimRadius}%`} dy="-0.3em">
        {northLabel}
      </text>
    </g>
  );
}

/** The mark of the place itself. */
export const Center = () => <path className={center} d="M-7 0H7M0-7V7" />;
