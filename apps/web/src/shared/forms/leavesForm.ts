import type { Path } from 'react-router-dom';

/** Where a form is drawn. */
interface FormPlace extends Pick<Path, 'pathname' | 'search'> {
  /** How the addresses begin that belong to it, if it has several. */
  readonly within: string | undefined;
}

/**
 * Whether somebody leaves a form. The next page is drawn in slices, and until then the form before it is there: who
 * goes on from the next page has left the form already.
 */
export function leavesForm({ pathname, search, within }: FormPlace, from: Path, to: Path): boolean {
  const isOfForm = (path: Path) =>
    within === undefined
      ? path.pathname === pathname && path.search === search
      : path.pathname.startsWith(within);
  return isOfForm(from) && !isOfForm(to);
}
