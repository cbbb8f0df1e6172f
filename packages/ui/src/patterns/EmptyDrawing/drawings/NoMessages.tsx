import { level, plumb, rectangle } from '../../PremisesDrawing/drawings/paths.ts';
import * as pens from '../pens.css.ts';

const box = (index: number): readonly [x: number, y: number] => [
  31 + (index % 4) * 25,
  19 + Math.floor(index / 4) * 30,
];

/** The letter boxes of a house; one stands open, and is empty. */
export function NoMessages() {
  const open = 6;
  const shut = [0, 1, 2, 3, 4, 5, 7];
  const [x, y] = box(open);
  return (
    <>
      <path className={pens.shade} d={rectangle(26, 14, 108, 66)} />
      <path className={pens.wall} d={shut.map((index) => rectangle(...box(index), 22, 27)).join('')} />
      <path
        className={pens.fine}
        d={shut
          .map((index) => {
            const [left, top] = box(index);
            return (
              rectangle(left + 4, top + 5, 14, 3) +
              level(left + 4, top + 13, 8) +
              plumb(left + 17, top + 18, 4)
            );
          })
          .join('')}
      />
      <path className={pens.shade} d={rectangle(x, y, 22, 27)} />
      <path className={pens.fine} d={`M${x} ${y + 27}l6-6h16M${x + 6} ${y + 21}v-21`} />
      <path className={pens.wall} d={`M${x + 22} ${y}l15 5v27l-15-5Z`} />
      <path className={pens.accent} d={`M${x + 22} ${y}l15 5v27l-15-5Z`} />
      <path className={pens.line} d={plumb(34, 80, 9) + plumb(126, 80, 9) + level(4, 89, 152)} />
    </>
  );
}
