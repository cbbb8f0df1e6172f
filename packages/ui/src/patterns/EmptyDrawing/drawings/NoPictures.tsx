import { level, plumb, rectangle } from '../../PremisesDrawing/drawings/paths.ts';
import * as pens from '../pens.css.ts';

/** A wall of a gallery in elevation: three frames, a bench, no pictures. */
export function NoPictures() {
  return (
    <>
      <path
        className={pens.fine}
        d={`${level(6, 10, 148)}M28 26 38 10l10 16M74 20l6-10 6 10M112 30l13-20 13 20`}
      />
      <path className={pens.wall} d={rectangle(18, 26, 40, 30) + rectangle(106, 30, 38, 24)} />
      <path
        className={pens.missing}
        d={rectangle(23, 31, 30, 20) + rectangle(111, 35, 28, 14) + rectangle(73, 25, 14, 30)}
      />
      <path className={pens.accent} d={rectangle(68, 20, 24, 40)} />
      <path className={pens.shade} d={rectangle(46, 74, 68, 5)} />
      <path className={pens.line} d={plumb(54, 79, 9) + plumb(106, 79, 9) + level(4, 88, 152)} />
      <path className={pens.fine} d={level(4, 84, 42) + level(114, 84, 42)} />
    </>
  );
}
