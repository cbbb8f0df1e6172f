import { buildings } from '../PremisesDrawing/buildings.ts';
import { drawingOf } from '../PremisesDrawing/PremisesDrawing.tsx';
import { backdrop, groundLine, tree, type Shape } from '../PremisesDrawing/drawings/parts.ts';
import { street } from '../PremisesDrawing/PremisesDrawing.css.ts';
import { ink } from '../PremisesDrawing/drawings/ink.css.ts';

export interface PremisesStreetProps {
  /** Which buildings of PremisesDrawing stand there, in their order; at least one, and each once. */
  readonly numbers: readonly number[];
}

/** From one building to the next: less than a drawing alone is wide, which has air on both sides. */
const plot = 152;

/** Several buildings in one seamless street, as wide as its container. */
export function PremisesStreet({ numbers }: PremisesStreetProps) {
  const width = (numbers.length - 1) * plot + 160;
  return (
    <svg className={street} viewBox={`0 0 ${width} 120`} aria-hidden="true" focusable="false">
      <Shapes shapes={backdrop(width)} />
      {numbers.map((number, index) => (
        <g key={number} transform={`translate(${index * plot} 0)`}>
          {index > 0 && <Shapes shapes={tree({ x: 4, height: 26 })} />}
          <Shapes shapes={buildings[drawingOf(number) - 1] ?? buildings[0]} />
        </g>
      ))}
      <Shapes shapes={[groundLine(width)]} />
    </svg>
  );
}

interface ShapesProps {
  /** From the farthest to the nearest. */
  readonly shapes: readonly Shape[];
}

/** Shapes within an `svg`, in the colours of the theme. */
function Shapes({ shapes }: ShapesProps) {
  return shapes.map(({ ink: name, path }) => <path key={`${name} ${path}`} className={ink[name]} d={path} />);
}
