import * as ink from './ink.css.ts';
import { level, plumb, rectangle, repeat } from './paths.ts';
import { Windows } from './Windows.tsx';

/** A plastered office of the 1930s: ribbons of glass, a stair tower, a roof terrace. */
export function WhiteOffice() {
  return (
    <>
      <path
        className={ink.line}
        d={plumb(111, 8, 16) + repeat(8, (index) => plumb(20 + index * 10, 34, 6)) + level(20, 34, 74)}
      />
      <path className={ink.accent} d="M111 9h14l-3 3.5 3 3.5H111Z" />
      <path className={ink.panel} d={rectangle(46, 30, 30, 10)} />
      <path className={ink.stone} d={rectangle(42, 27, 38, 3)} />
      <Windows x={50} y={33} width={22} height={5} panes={4} />
      <path className={ink.wall} d="M18 40H94V88H18a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z" />
      <path className={ink.wall} d={rectangle(122, 54, 28, 50)} />
      <path className={ink.stone} d={rectangle(120, 51, 32, 3)} />
      <path className={ink.wall} d={rectangle(94, 24, 28, 80)} />
      <Windows x={10} y={48} width={6} height={7} columns={14} rows={3} stepY={12.5} lit={[22, 23]} />
      <path className={ink.line} d={plumb(10, 47, 34)} />
      <Windows x={102} y={32} width={12} height={48} panes={2} />
      <path className={ink.hatch} d={repeat(7, (index) => level(102, 38 + index * 6, 12))} />
      <Windows x={127} y={60} width={18} height={7} panes={3} rows={2} stepY={12.5} />
      <path className={ink.shadedPanel} d={rectangle(21, 88, 73, 16)} />
      <Windows x={22.5} y={90} width={21.3} height={14} columns={3} stepX={23.8} panes={2} />
      <path className={ink.wall} d={repeat(4, (index) => rectangle(20 + index * 23.8, 88, 2.5, 16))} />
      <path className={ink.glass} d={rectangle(103, 90, 10, 14)} />
      <path className={ink.hatch} d={plumb(108, 90, 14)} />
      <path className={ink.accent} d={rectangle(96, 85, 30, 3)} />
      <Windows x={127} y={90} width={18} height={8} panes={3} />
    </>
  );
}
