import { level, rectangle } from '../../PremisesDrawing/drawings/paths.ts';
import * as pens from '../pens.css.ts';

const chairs = [0, 1, 2, 3] as const;

/** The plan of a meeting room: a table, chairs, and nobody there. */
export function NoUsers() {
  return (
    <>
      <path className={pens.cut} d="M112 90H8V6H152V90H140" />
      <path className={pens.fine} d="M140 90V62A28 28 0 0 0 112 90" />
      <path className={pens.wall} d={rectangle(42, 32, 76, 32)} />
      <path className={pens.fine} d={level(46, 48, 68)} />
      <path
        className={pens.shade}
        d={
          chairs.map((index) => rectangle(46 + index * 18, 18, 13, 10)).join('') +
          chairs
            .slice(1)
            .map((index) => rectangle(46 + index * 18, 68, 13, 10))
            .join('') +
          rectangle(28, 41, 10, 14) +
          rectangle(122, 41, 10, 14)
        }
      />
      <path className={pens.accent} d={rectangle(46, 68, 13, 10)} />
    </>
  );
}
