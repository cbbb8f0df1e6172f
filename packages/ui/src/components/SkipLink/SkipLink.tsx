import { skipLink } from '../shell.css.ts';

export interface SkipLinkProps {
  /** Where it leads, e.g. "Skip to content". */
  readonly children: string;
  /** The id of the element with the page's content. */
  readonly target: string;
}

/** The first thing Tab reaches: skips the navigation. It is visible only while it has the focus. */
export function SkipLink({ children, target }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
