import { level, plumb } from '../../PremisesDrawing/drawings/paths.ts';
import * as pens from '../pens.css.ts';

/** A plan that has been begun: its first corner stands, its measures are not written yet. */
export function NoNeed() {
  return (
    <>
      <path className={pens.missing} d="M38 44V28H142V84H82M104 28V52H142" />
      <path className={pens.cut} d="M38 46V84H80" />
      <path
        className={pens.fine}
        d={plumb(38, 6, 16) + plumb(142, 6, 16) + level(16, 28, 16) + level(16, 84, 16)}
      />
      <path className={pens.accent} d="M38 14H142M35 17l6-6M139 17l6-6M24 28V84M21 31l6-6M21 87l6-6" />
      <path className={pens.fine} d="M104 52v20M104 72a20 20 0 0 0 14-20" />
    </>
  );
}
