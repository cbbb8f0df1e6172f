import { level, plumb, rectangle } from '../../PremisesDrawing/drawings/paths.ts';
import * as pens from '../pens.css.ts';

/** A house and a pole, and the line between them down. */
export function Offline() {
  return (
    <>
      <path className={pens.shade} d="M6 48 34 26 62 48Z" />
      <path className={pens.wall} d={rectangle(11, 48, 46, 40)} />
      <path
        className={pens.fine}
        d={
          rectangle(18, 56, 10, 13) +
          rectangle(40, 56, 10, 13) +
          rectangle(29, 66, 9, 22) +
          level(18, 62, 10) +
          level(40, 62, 10)
        }
      />
      <path className={pens.line} d="M62 40v-6M62 40c5 6 9 20 8 40" />
      <path className={pens.wall} d={rectangle(117, 12, 5, 76)} />
      <path className={pens.wall} d={rectangle(102, 20, 35, 4)} />
      <path className={pens.line} d={plumb(106, 15, 5) + plumb(133, 15, 5)} />
      <path className={pens.fine} d="M104 40 117 52M135 40 122 52" />
      <path className={pens.accent} d="M106 15c-7 6-12 22-10 46" />
      <path className={pens.line} d="M133 15c8 6 16 9 25 10" />
      <path className={pens.line} d={level(2, 88, 156)} />
    </>
  );
}
