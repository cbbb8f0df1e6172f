import { level, plumb, rectangle, repeat } from '../PremisesDrawing/drawings/paths.ts';
import * as pens from './ErrorPage.css.ts';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';

/** Replaces a page that failed. Its drawing is a house under repair. */
export function Broken(props: ErrorPageProps) {
  return <ErrorPage {...props} drawing={<HouseUnderScaffold />} />;
}

const floors = [40, 62, 84] as const;

function HouseUnderScaffold() {
  return (
    <>
      <path className={pens.wall} d={rectangle(84, 28, 152, 80)} />
      <path className={pens.shade} d={rectangle(80, 22, 160, 6) + rectangle(84, 90, 152, 18)} />
      <path
        className={pens.fine}
        d={floors
          .slice(0, 2)
          .map((y) => repeat(6, (index) => rectangle(94 + index * 24, y - 4, 12, 15)))
          .join('')}
      />
      <path
        className={pens.fine}
        d={repeat(3, (index) => rectangle(94 + index * 24, 93, 14, 15)) + level(84, 84, 152)}
      />
      <path className={pens.missing} d="M166 28 178 46 170 58 182 74 174 90" />
      <path className={pens.line} d={repeat(4, (index) => plumb(152 + index * 32, 12, 96))} />
      <path className={pens.accent} d={floors.map((y) => level(146, y, 108)).join('')} />
      <path className={pens.fine} d={floors.map((y) => level(146, y - 9, 108)).join('')} />
      <path
        className={pens.fine}
        d="M152 84 184 62 152 40M248 84 216 62 248 40M152 108 184 84M248 108 216 84"
      />
      <path className={pens.wall} d={rectangle(262, 96, 34, 12)} />
      <path
        className={pens.fine}
        d={repeat(3, (index) => plumb(270.5 + index * 8.5, 96, 12)) + level(262, 102, 34)}
      />
      <ellipse className={pens.wall} cx="40" cy="66" rx="15" ry="24" />
      <path className={pens.line} d="M40 54v54M40 78l8-9M40 86l-8-8" />
      <path className={pens.line} d={level(0, 108, 320)} />
    </>
  );
}
