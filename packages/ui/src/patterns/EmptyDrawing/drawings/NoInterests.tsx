import { level, plumb, rectangle, repeat } from '../../PremisesDrawing/drawings/paths.ts';
import * as pens from '../pens.css.ts';

/** A front door in elevation: the bell beside it has not been rung. */
export function NoInterests() {
  return (
    <>
      <path
        className={pens.fine}
        d={repeat(6, (index) => level(14, 22 + index * 10, 34) + level(112, 22 + index * 10, 34))}
      />
      <path className={pens.shade} d={rectangle(52, 10, 56, 76)} />
      <path className={pens.wall} d={rectangle(58, 16, 44, 70)} />
      <path className={pens.shade} d={rectangle(62, 20, 36, 14)} />
      <path
        className={pens.fine}
        d={
          plumb(80, 20, 66) +
          plumb(71, 20, 14) +
          plumb(89, 20, 14) +
          rectangle(63, 40, 13, 16) +
          rectangle(84, 40, 13, 16) +
          rectangle(63, 62, 13, 18) +
          rectangle(84, 62, 13, 18)
        }
      />
      <path className={pens.line} d="M77 60v5" />
      <path className={pens.wall} d={rectangle(120, 42, 14, 24)} />
      <circle className={pens.accent} cx="127" cy="50" r="3.5" />
      <path className={pens.fine} d={level(123, 58, 8) + level(123, 61.5, 8)} />
      <path className={pens.wall} d={rectangle(44, 86, 72, 4)} />
      <path className={pens.line} d={level(4, 90, 152)} />
    </>
  );
}
