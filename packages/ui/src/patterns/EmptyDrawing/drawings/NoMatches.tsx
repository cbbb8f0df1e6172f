import { rectangle } from '../../PremisesDrawing/drawings/paths.ts';
import * as pens from '../pens.css.ts';

/** A site plan: every house lies outside the circles round the wanted place. */
export function NoMatches() {
  return (
    <>
      <path
        className={pens.shade}
        d={
          rectangle(3, 5, 27, 17) +
          rectangle(3, 30, 19, 25) +
          rectangle(3, 63, 27, 28) +
          rectangle(38, 81, 15, 10) +
          rectangle(37, 5, 16, 9)
        }
      />
      <path
        className={pens.wall}
        d={
          rectangle(109, 5, 18, 9) +
          rectangle(135, 5, 22, 26) +
          rectangle(133, 39, 24, 15) +
          rectangle(127, 62, 30, 13) +
          rectangle(111, 82, 46, 9)
        }
      />
      <circle className={pens.missing} cx="80" cy="48" r="40" />
      <circle className={pens.missing} cx="80" cy="48" r="25" />
      <circle className={pens.accent} cx="80" cy="48" r="7" />
      <path className={pens.accent} d="M80 37v22M69 48h22" />
    </>
  );
}
