import * as ink from './ink.css.ts';
import { level, plumb, rectangle, repeat } from './paths.ts';
import { Tree } from './Tree.tsx';
import { Windows } from './Windows.tsx';

/** Shared workrooms round a courtyard, with a tree in its middle. */
export function CourtyardHouse() {
  return (
    <>
      <path className={ink.stone} d="M46 62 52 50H112l6 12Z" />
      <path className={ink.wall} d={rectangle(46, 62, 72, 42)} />
      <Windows x={52} y={67} width={60} height={10} panes={10} />
      <Windows x={52} y={84} width={60} height={20} panes={8} transom={0.25} />
      <path className={ink.wall} d="M8 104V40L29 18 50 40v64Z" />
      <path className={ink.line} d="M5 43 29 18 53 43" />
      <Windows
        x={15}
        y={46}
        width={10}
        height={10}
        columns={2}
        rows={2}
        stepX={17}
        stepY={18}
        panes={2}
        transom={0.4}
        lit={[1]}
      />
      <Windows x={24} y={30} width={10} height={9} isArched panes={2} />
      <Windows x={15} y={84} width={27} height={20} panes={3} transom={0.25} />
      <path className={ink.wall} d="M112 104V48l40-14v70Z" />
      <path className={ink.line} d="M109 49 155 33" />
      <Windows x={118} y={56} width={8} height={12} columns={3} rows={1} stepX={12} transom={0.4} lit={[2]} />
      <path className={ink.hatch} d={level(112, 76, 40)} />
      <path className={ink.texture} d={repeat(9, (index) => plumb(116 + index * 4, 76, 28))} />
      <path className={ink.shadedPanel} d={rectangle(126, 82, 14, 22)} />
      <path className={ink.hatch} d={plumb(133, 82, 22)} />
      <Tree x={82} height={72} isAccent />
      <path
        className={ink.line}
        d={
          level(92, 97, 14) +
          plumb(94, 97, 7) +
          plumb(104, 97, 7) +
          level(60, 97, 12) +
          plumb(62, 97, 7) +
          plumb(70, 97, 7)
        }
      />
    </>
  );
}
