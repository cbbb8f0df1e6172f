import { ink } from '../PremisesDrawing/drawings/ink.css.ts';
import { level, plumb, rectangle, repeat } from '../PremisesDrawing/drawings/paths.ts';
import { offerSketch } from '../landing.css.ts';

/** What can be drawn: rooms to rent, premises to let, figures to read. */
export type Offer = 'rent' | 'lease' | 'insights';

export interface OfferDrawingProps {
  readonly offer: Offer;
}

/** A drawing of an offer in an architect's hand: as wide as its container, two to one. */
export function OfferDrawing({ offer }: OfferDrawingProps) {
  const Drawing = drawings[offer];
  return (
    <svg className={offerSketch} viewBox="0 0 240 120" aria-hidden="true" focusable="false">
      <path className={ink.sky} d={rectangle(0, 0, 240, 120)} />
      <Drawing />
    </svg>
  );
}

const drawings = { rent: Plan, lease: ShopFront, insights: Figures } as const;

/** A floor with its rooms and doors; one is taken. */
function Plan() {
  return (
    <>
      <path className={ink.wall} d={rectangle(28, 18, 184, 84)} />
      <path className={ink.accent} d={rectangle(31, 21, 64, 45)} />
      <path className={ink.line} d={rectangle(31, 21, 178, 78)} />
      <path className={ink.line} d="M31 66h22M67 66h28V21M95 42V21M134 21v30M134 65v34M134 51h30M178 51h31" />
      <path
        className={ink.hatch}
        d="M53 66v14a14 14 0 0 0 14-14M134 51h-14a14 14 0 0 0 14 14M164 51v14a14 14 0 0 0 14-14M102 99V85a14 14 0 0 1 14 14"
      />
      <path className={ink.shadedPanel} d={rectangle(148, 27, 26, 12) + rectangle(182, 27, 18, 12)} />
      <path className={ink.shadedPanel} d={rectangle(146, 78, 44, 12) + rectangle(40, 82, 8, 12)} />
      <path
        className={ink.hatch}
        d={level(28, 110, 184) + repeat(5, (index) => plumb(28 + index * 46, 107, 6))}
      />
    </>
  );
}

/** A shop on the street whose sign says that it is free. */
function ShopFront() {
  return (
    <>
      <path className={ink.ground} d={rectangle(0, 104, 240, 16)} />
      <path className={ink.wall} d={rectangle(32, 14, 176, 90)} />
      <path className={ink.stone} d={rectangle(28, 10, 184, 6) + rectangle(32, 44, 176, 5)} />
      <path className={ink.glass} d={repeat(6, (index) => rectangle(43 + index * 27, 22, 16, 16))} />
      <path className={ink.hatch} d={repeat(6, (index) => plumb(51 + index * 27, 22, 16))} />
      <path className={ink.glass} d={rectangle(42, 58, 60, 38) + rectangle(138, 58, 60, 38)} />
      <path className={ink.hatch} d={plumb(72, 58, 38) + plumb(168, 58, 38)} />
      <path className={ink.shadedPanel} d={rectangle(110, 56, 20, 48)} />
      <path className={ink.lit} d={rectangle(113, 60, 14, 26)} />
      <path className={ink.hatch} d={plumb(156, 58, 6) + plumb(180, 58, 6)} />
      <path className={ink.accent} d={rectangle(150, 64, 36, 18)} />
      <path className={ink.line} d={level(0, 104, 240)} />
    </>
  );
}

const heights = [10, 22, 38, 58, 72, 60, 40, 24, 12] as const;

/** How many premises there are at each price; the middle stands out. */
function Figures() {
  return (
    <>
      <path className={ink.wall} d={rectangle(28, 12, 184, 96)} />
      <path className={ink.texture} d={repeat(4, (index) => level(40, 26 + index * 18, 160))} />
      {heights.map((height, index) => (
        <path
          key={height}
          className={index === 4 ? ink.accent : ink.stone}
          d={rectangle(44 + index * 17.2, 98 - height, 14, height)}
        />
      ))}
      <path className={ink.line} d={level(40, 98, 160)} />
    </>
  );
}
