import type { CSSProperties } from 'react';
import type { NamedDot } from './bestOf.ts';
import { name, ring } from './Best.css.ts';

/** Px between a dot and its ring, and between the ring and the name. */
const [ringAway, nameAway] = [3, 4];

/** A second line around each of the best dots: it tells them from others without their colour. */
export function BestRings({ best }: { readonly best: readonly NamedDot[] }) {
  return (
    <g aria-hidden="true">
      {best.map(({ dot: { point, place, radius } }) => (
        <circle
          key={point.id}
          className={ring}
          cx={`${place.x}%`}
          cy={`${place.y}%`}
          r={radius + ringAway}
          transform={`translate(${place.asideX} ${place.asideY})`}
        />
      ))}
    </g>
  );
}

/** The names of the best dots, which screen readers hear with the dots themselves. */
export function BestNames({ best }: { readonly best: readonly NamedDot[] }) {
  return (
    <div aria-hidden="true">
      {best.map((named) => (
        <span key={named.dot.point.id} className={name} style={placeOf(named)}>
          {named.dot.point.name}
        </span>
      ))}
    </div>
  );
}

// A plot is no text: its left is left in every writing direction.
function placeOf({ dot: { place, radius }, side, y }: NamedDot): CSSProperties {
  const away = radius + ringAway + nameAway;
  const top = `calc(${y}% + ${place.asideY}px)`;
  if (side === 'right') {
    const left = `${place.x}% + ${place.asideX + away}px`;
    return { top, left: `calc(${left})`, maxWidth: `calc(100% - (${left}))`, textAlign: 'left' };
  }
  const right = `${100 - place.x}% + ${away - place.asideX}px`;
  return { top, right: `calc(${right})`, maxWidth: `calc(100% - (${right}))`, textAlign: 'right' };
}
