import * as ink from './ink.css.ts';
import { level, plumb, rectangle, repeat } from './paths.ts';
import { Windows } from './Windows.tsx';

/** A clad storage hall with a raised dock and a lorry before it. */
export function LoadingDock() {
  return (
    <>
      <path className={ink.wall} d={rectangle(6, 40, 148, 64)} />
      <path className={ink.texture} d={repeat(36, (index) => plumb(10 + index * 4, 43, 49))} />
      <path className={ink.stone} d={rectangle(4, 36, 152, 5) + rectangle(6, 92, 148, 12)} />
      <Windows x={12} y={47} width={12} height={5} columns={9} stepX={15.5} panes={2} lit={[6]} />
      {[14, 44, 74].map((x) => (
        <g key={x}>
          <path className={ink.stone} d={rectangle(x - 3, 60, 24, 32)} />
          <path className={ink.panel} d={rectangle(x, 65, 18, 27)} />
          <path className={ink.hatch} d={repeat(5, (index) => level(x, 69.5 + index * 4.5, 18))} />
        </g>
      ))}
      <path className={ink.lit} d={rectangle(74, 65, 18, 27)} />
      <path
        className={ink.shadedPanel}
        d={rectangle(74, 65, 18, 4) + rectangle(77, 82, 7, 10) + rectangle(84, 85, 6, 7)}
      />
      <path
        className={ink.line}
        d={repeat(3, (index) => plumb(12 + index * 30, 94, 6) + plumb(34 + index * 30, 94, 6))}
      />
      <path className={ink.accent} d={rectangle(97, 66, 40, 29)} />
      <path className={ink.hatch} d={repeat(4, (index) => plumb(105 + index * 8, 66, 29))} />
      <path className={ink.wall} d="M138 99V72h8l7 10v17Z" />
      <path className={ink.glass} d="M141 75h4l5 8h-9Z" />
      <path className={ink.stone} d={rectangle(97, 95, 56, 4)} />
      {[105, 114, 145].map((x) => (
        <g key={x}>
          <circle className={ink.stone} cx={x} cy={99.5} r={4.5} />
          <circle className={ink.panel} cx={x} cy={99.5} r={1.5} />
        </g>
      ))}
    </>
  );
}
