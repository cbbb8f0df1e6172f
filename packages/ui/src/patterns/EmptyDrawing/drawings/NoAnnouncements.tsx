import { level, rectangle, repeat } from '../../PremisesDrawing/drawings/paths.ts';
import * as pens from '../pens.css.ts';

/** A board at the roadside with nothing on it. */
export function NoAnnouncements() {
  return (
    <>
      <path className={pens.shade} d={rectangle(6, 60, 30, 28) + rectangle(122, 50, 32, 38)} />
      <path
        className={pens.fine}
        d={
          repeat(3, (index) => rectangle(10 + index * 8, 65, 5, 7)) +
          repeat(3, (index) => rectangle(130 + index * 8, 56, 5, 7) + rectangle(130 + index * 8, 69, 5, 7))
        }
      />
      <path className={pens.wall} d={rectangle(50, 62, 5, 26) + rectangle(105, 62, 5, 26)} />
      <path className={pens.line} d={repeat(3, (index) => `M${52 + index * 26} 14v-5h8`)} />
      <path className={pens.wall} d={rectangle(28, 14, 104, 50)} />
      <path className={pens.missing} d={rectangle(34, 20, 92, 38)} />
      <path className={pens.accent} d="M80 31v16M72 39h16" />
      <path className={pens.line} d={level(4, 88, 152)} />
    </>
  );
}
