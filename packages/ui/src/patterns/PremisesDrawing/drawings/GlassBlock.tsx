import * as ink from './ink.css.ts';
import { level, plumb, rectangle, repeat } from './paths.ts';
import { Tree } from './Tree.tsx';
import { Windows } from './Windows.tsx';

/** An office block behind a curtain wall, with a lower wing and an open lobby. */
export function GlassBlock() {
  return (
    <>
      <path className={ink.wall} d={rectangle(98, 46, 44, 58)} />
      <path className={ink.stone} d={rectangle(96, 43, 48, 3)} />
      <Windows x={102} y={51} width={36} height={5} rows={4} stepY={9} panes={6} />
      <path className={ink.stone} d={rectangle(54, 6, 24, 8)} />
      <path className={ink.hatch} d={repeat(5, (index) => plumb(58 + index * 4, 6, 8))} />
      <path className={ink.wall} d={rectangle(36, 12, 62, 92)} />
      <Windows
        x={40}
        y={16}
        width={6}
        height={6}
        columns={9}
        rows={9}
        stepX={6}
        stepY={8}
        lit={[12, 13, 43, 59, 60]}
      />
      <path className={ink.accent} d={rectangle(40, 16, 6, 70)} />
      <path className={ink.hatch} d={repeat(8, (index) => level(40, 24 + index * 8, 6))} />
      <path className={ink.stone} d={rectangle(32, 88, 112, 3)} />
      <Windows x={40} y={91} width={54} height={13} panes={9} />
      <path className={ink.panel} d={rectangle(60, 93, 12, 11)} />
      <path className={ink.hatch} d={plumb(66, 93, 11)} />
      <Windows x={102} y={91} width={36} height={13} panes={4} />
      <Tree x={18} height={38} />
    </>
  );
}
