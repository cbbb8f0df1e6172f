import { level, plumb, rectangle } from '../PremisesDrawing/drawings/paths.ts';
import * as pens from './ErrorPage.css.ts';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';

export type { ErrorPageProps } from './ErrorPage.tsx';

/** The page for an address that doesn't exist. Its drawing is a door without a house. */
export function NotFound(props: ErrorPageProps) {
  return <ErrorPage {...props} drawing={<LoneDoor />} />;
}

function LoneDoor() {
  return (
    <>
      <path className={pens.missing} d="M78 108V54L136 22l58 32v54" />
      <path className={pens.missing} d={rectangle(87, 66, 18, 22) + rectangle(167, 66, 18, 22)} />
      <path className={pens.shade} d={rectangle(122, 52, 28, 56)} />
      <path className={pens.accent} d="M126 56h20v52h-20Z" />
      <path className={pens.fine} d="M126 108 112 114V62l14-6M112 88h4" />
      <path className={pens.line} d={plumb(236, 62, 46)} />
      <path className={pens.wall} d="M236 66h26l6 5-6 5h-26ZM236 80h-24l-6 5 6 5h24Z" />
      <path className={pens.fine} d={level(242, 71, 16) + level(214, 85, 16)} />
      <ellipse className={pens.wall} cx="34" cy="62" rx="15" ry="26" />
      <path className={pens.line} d="M34 50v58M34 76l8-9M34 84l-8-8" />
      <path className={pens.line} d={level(0, 108, 320)} />
    </>
  );
}
