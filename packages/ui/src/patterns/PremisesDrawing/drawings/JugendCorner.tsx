import * as ink from './ink.css.ts';
import { arch, level, plumb, rectangle, repeat } from './paths.ts';
import { Windows } from './Windows.tsx';

/** A stone house of about 1905 on a street corner: a tower, a steep roof, arched shop windows. */
export function JugendCorner() {
  return (
    <>
      <path className={ink.stone} d="M12 44 20 26H108V44Z" />
      <path className={ink.stone} d={rectangle(30, 14, 6, 14) + rectangle(70, 16, 6, 12)} />
      <path className={ink.texture} d={level(18.2, 30, 90) + level(16.4, 34, 92) + level(14.6, 38, 94)} />
      <path className={ink.wall} d="M34 44V35l6-6 6 6v9ZM62 44V35l6-6 6 6v9Z" />
      <Windows x={38} y={36} width={4} height={6} columns={2} stepX={28} transom={0.4} />
      <path className={ink.wall} d={rectangle(12, 44, 96, 60)} />
      <path className={ink.stone} d={rectangle(12, 78, 96, 26)} />
      <path className={ink.hatch} d={level(12, 47, 96) + level(12, 75, 96)} />
      <Windows
        x={18}
        y={50}
        width={8}
        height={10}
        columns={5}
        rows={2}
        stepX={17}
        stepY={13}
        panes={2}
        transom={0.35}
        lit={[6]}
      />
      <Windows
        x={17}
        y={83}
        width={14}
        height={21}
        columns={3}
        stepX={20}
        isArched
        panes={2}
        transom={0.45}
        lit={[1]}
      />
      <path className={ink.accent} d={repeat(3, (index) => `M${16 + index * 20} 93l2-6h12l2 6Z`)} />
      <path className={ink.panel} d={arch(80, 81, 16, 23)} />
      <path className={ink.glass} d="M82 90v-1a6 6 0 0 1 12 0v1Z" />
      <path className={ink.shadedPanel} d={rectangle(82, 91, 12, 13)} />
      <path className={ink.hatch} d={plumb(88, 91, 13)} />
      <path className={ink.stone} d="M104 36C104 24 118 22 123 8c5 14 19 16 19 28Z" />
      <path className={ink.line} d={plumb(123, 3, 6)} />
      <path className={ink.wall} d={rectangle(106, 36, 34, 68)} />
      <path className={ink.stone} d={rectangle(104, 34, 38, 4) + rectangle(106, 78, 34, 26)} />
      <path className={ink.hatch} d={level(106, 75, 34)} />
      <Windows
        x={110}
        y={43}
        width={6}
        height={12}
        columns={3}
        rows={2}
        stepX={10}
        stepY={16}
        isArched
        transom={0.5}
        lit={[1]}
      />
      <Windows x={111} y={83} width={24} height={21} isArched panes={3} transom={0.57} />
    </>
  );
}
