import { level, plumb, rectangle, repeat } from '../../PremisesDrawing/drawings/paths.ts';
import * as pens from '../pens.css.ts';

/** A shop in elevation, whose sign is a star that nobody has filled. */
export function NoFavourites() {
  return (
    <>
      <path className={pens.wall} d={rectangle(24, 20, 98, 68)} />
      <path className={pens.shade} d={rectangle(20, 14, 106, 6)} />
      <path className={pens.fine} d={level(24, 25, 98)} />
      <path className={pens.shade} d={rectangle(32, 52, 50, 28) + rectangle(92, 52, 20, 36)} />
      <path
        className={pens.fine}
        d={plumb(48.5, 52, 28) + plumb(65.5, 52, 28) + level(32, 60, 50) + level(92, 60, 20)}
      />
      <path className={pens.wall} d="M30 38h86l5 10H25Z" />
      <path
        className={pens.fine}
        d={repeat(6, (index) => `M${42.3 + index * 12.3} 38l${-1.4 + index * 0.56} 10`)}
      />
      <path className={pens.line} d="M122 30h20v5" />
      <path
        className={pens.accent}
        d="m142 35 3.5 7.2 7.9 1.1-5.7 5.6 1.3 7.8-7-3.7-7 3.7 1.3-7.8-5.7-5.6 7.9-1.1 3.5-7.2Z"
      />
      <path className={pens.line} d={level(4, 88, 152)} />
    </>
  );
}
