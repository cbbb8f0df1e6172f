import * as ink from './ink.css.ts';
import { level, plumb, rectangle, repeat } from './paths.ts';
import { Windows } from './Windows.tsx';

const stalls = [13, 119] as const;
const stripes = 7;

function stripe(x: number, index: number): string {
  const top = 28 / stripes;
  const foot = 34 / stripes;
  return `M${x + index * top} 79h${top}L${x - 3 + (index + 1) * foot} 87h${-foot}Z`;
}

/** A market hall: a high nave with a fan window, low aisles, awnings over the stalls. */
export function MarketHall() {
  return (
    <>
      <path className={ink.wall} d={rectangle(10, 62, 140, 42)} />
      <path className={ink.stone} d="M6 62 20 50H140l14 12Z" />
      <path className={ink.texture} d={repeat(16, (index) => plumb(24 + index * 7.5, 50, 12))} />
      <path className={ink.wall} d="M44 104V46L80 18l36 28v58Z" />
      <path className={ink.stone} d="M40 50V45L80 13l40 32v5L80 19Z" />
      <path className={ink.stone} d={rectangle(76, 8, 8, 8)} />
      <path className={ink.hatch} d={plumb(78.5, 9, 6) + plumb(81.5, 9, 6)} />
      <path className={ink.stone} d="M74 8 80 3l6 5Z" />
      <path className={ink.glass} d="M56 64a24 24 0 0 1 48 0Z" />
      <path className={ink.lit} d="M80 64 68 43.200a24 24 0 0 1 24 0Z" />
      <path
        className={ink.hatch}
        d="M80 64V40M80 64 59.200 52M80 64 100.800 52M80 64 68 43.200M80 64 92 43.200M70 64a10 10 0 0 1 20 0"
      />
      <path className={ink.stone} d={rectangle(44, 66, 72, 3)} />
      <Windows x={50} y={75} width={12} height={29} columns={2} stepX={48} panes={2} transom={0.3} />
      <path className={ink.stone} d={rectangle(67, 74, 26, 30)} />
      <Windows x={70} y={77} width={20} height={27} panes={4} transom={0.26} />
      {stalls.map((x) => (
        <g key={x}>
          <Windows x={x} y={68} width={28} height={7} panes={5} />
          <path className={ink.shadedPanel} d={rectangle(x, 84, 28, 13)} />
          <path className={ink.panel} d={rectangle(x - 2, 96, 32, 3)} />
          <path className={ink.hatch} d={plumb(x, 99, 5) + plumb(x + 28, 99, 5)} />
          <path className={ink.panel} d={`M${x} 79h28l3 8h-34Z`} />
          <path className={ink.accent} d={repeat(4, (index) => stripe(x, index * 2))} />
        </g>
      ))}
      <path className={ink.hatch} d={level(10, 65, 34) + level(116, 65, 34)} />
    </>
  );
}
