import * as ink from './ink.css.ts';
import { level, plumb, rectangle, repeat } from './paths.ts';
import { Tree } from './Tree.tsx';
import { Windows } from './Windows.tsx';

/** A boarded house of an old wooden quarter with a shop under its gable. */
export function WoodenShop() {
  return (
    <>
      <path className={ink.stone} d={rectangle(44, 22, 7, 20) + rectangle(109, 22, 7, 20)} />
      <path className={ink.stone} d="M18 52 32 32H128l14 20Z" />
      <path
        className={ink.texture}
        d={repeat(4, (index) => level(29.2 - index * 2.8, 36 + index * 4, 101.6 + index * 5.6))}
      />
      <path className={ink.wall} d={rectangle(22, 52, 116, 48)} />
      <path className={ink.texture} d={repeat(28, (index) => plumb(26 + index * 4, 82, 18))} />
      <path className={ink.texture} d={repeat(7, (index) => level(22, 56 + index * 4, 116))} />
      <path className={ink.stone} d={rectangle(22, 99, 116, 5)} />
      <path className={ink.panel} d={rectangle(22, 80, 116, 2)} />
      <path className={ink.wall} d="M58 52 80 26l22 26v48H58Z" />
      <path className={ink.stone} d="M52 54 80 21l28 33h-5L80 27 57 54Z" />
      <Windows x={76} y={38} width={8} height={9} panes={2} transom={0.5} lit={[0]} />
      <path className={ink.accent} d={rectangle(62, 54, 36, 8)} />
      <Windows x={29} y={62} width={11} height={16} columns={2} stepX={15} panes={2} transom={0.33} />
      <Windows
        x={105}
        y={62}
        width={11}
        height={16}
        columns={2}
        stepX={15}
        panes={2}
        transom={0.33}
        lit={[1]}
      />
      <Windows x={62} y={67} width={10} height={22} columns={2} stepX={26} panes={2} transom={0.25} />
      <path className={ink.panel} d={rectangle(61, 89, 12, 11) + rectangle(87, 89, 12, 11)} />
      <path className={ink.shadedPanel} d={rectangle(75, 67, 10, 33)} />
      <Windows x={77} y={73} width={6} height={11} transom={0.5} />
      <path className={ink.stone} d={rectangle(72, 99, 16, 2.5) + rectangle(70, 101.5, 20, 2.5)} />
      <Tree x={148} height={42} />
    </>
  );
}
