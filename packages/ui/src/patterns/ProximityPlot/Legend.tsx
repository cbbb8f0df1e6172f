import type { ReactNode } from 'react';
import { bestRing, dot, ground } from './marks.css.ts';
import { Center } from './PlotMarks.tsx';
import { key, legend as legendStyle, sample } from './shape.css.ts';

/** What rings, size and colour mean, in words. */
export interface ProximityLegend {
  /** Next to a dot with a ring, e.g. "Top three". */
  readonly best: string;
  /** Next to a pale dot, e.g. "Few points". */
  readonly fewPoints: string;
  /** Next to a full dot, e.g. "Many points". */
  readonly manyPoints: string;
  /** Next to a small dot, e.g. "Small space". */
  readonly smallArea: string;
  /** Next to a large dot, e.g. "Large space". */
  readonly largeArea: string;
}

const keys = [
  { name: 'fewPoints', radius: 6, opacity: 0.1 },
  { name: 'manyPoints', radius: 6, opacity: 1 },
  { name: 'smallArea', radius: 4, opacity: 0.5 },
  { name: 'largeArea', radius: 9, opacity: 0.5 },
] as const;

interface LegendProps {
  /** Without `best` where the best are not marked; none where there is nothing to compare. */
  readonly legend: (Omit<ProximityLegend, 'best'> & Partial<ProximityLegend>) | undefined;
  /** None where there is no wanted place. */
  readonly centerLabel: string | undefined;
}

/** The marks with what they stand for: in the plot itself, words would hide under the nearest dots. */
export function Legend({ legend, centerLabel }: LegendProps) {
  return (
    <div className={legendStyle}>
      {centerLabel !== undefined && (
        <Key label={centerLabel}>
          <Center />
        </Key>
      )}
      {legend?.best !== undefined && (
        <Key label={legend.best}>
          <circle className={dot} r={5} />
          <circle className={bestRing} r={8} />
        </Key>
      )}
      {legend &&
        keys.map(({ name, radius, opacity }) => (
          <Key key={name} label={legend[name]}>
            <circle className={ground} r={radius} />
            <circle className={dot} r={radius} fillOpacity={opacity} />
          </Key>
        ))}
    </div>
  );
}

function Key({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className={key}>
      <svg className={sample} viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
        {children}
      </svg>
      {label}
    </span>
  );
}
