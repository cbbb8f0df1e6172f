import { level, rectangle, repeat } from '../../PremisesDrawing/drawings/paths.ts';
import * as pens from '../pens.css.ts';

/** A street in elevation with a plot where no house stands. */
export function NoResults() {
  return (
    <>
      <path className={pens.shade} d="M2 46 24 26 46 46Z" />
      <path className={pens.wall} d={rectangle(6, 46, 36, 42)} />
      <path
        className={pens.fine}
        d={
          repeat(3, (index) => rectangle(11 + index * 10, 52, 6, 9)) +
          repeat(2, (index) => rectangle(11 + index * 20, 68, 6, 9)) +
          rectangle(20, 68, 8, 20)
        }
      />
      <path className={pens.missingAccent} d="M54 88V44L78 22l24 22v44" />
      <path
        className={pens.missing}
        d={rectangle(63, 52, 9, 12) + rectangle(84, 52, 9, 12) + rectangle(73, 70, 10, 18)}
      />
      <path className={pens.wall} d={rectangle(114, 24, 40, 64)} />
      <path className={pens.shade} d={rectangle(111, 20, 46, 4) + rectangle(114, 68, 40, 20)} />
      <path
        className={pens.fine}
        d={
          repeat(6, (index) => rectangle(119 + (index % 3) * 12, 31 + Math.floor(index / 3) * 18, 6, 11)) +
          rectangle(120, 73, 16, 15) +
          rectangle(141, 73, 8, 15)
        }
      />
      <path className={pens.line} d={level(0, 88, 160)} />
    </>
  );
}
