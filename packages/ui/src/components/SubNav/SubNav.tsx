import { Link } from 'react-aria-components/Link';
import * as styles from './SubNav.css.ts';

/** One part of a page. */
export interface SubNavLink {
  readonly href: string;
  /** One or two words. */
  readonly label: string;
  /** Whether the reader is there. At most one link is current. */
  readonly isCurrent: boolean;
}

export interface SubNavProps {
  /** What the links lead through, for screen readers, e.g. "Profile". */
  readonly label: string;
  readonly links: readonly SubNavLink[];
}

/** Leads between the parts of what would be too long for one page, each with an address of its own. */
export function SubNav({ label, links }: SubNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, label: name, isCurrent }) => (
          <li key={href}>
            <Link href={href} className={styles.link} {...(isCurrent && { 'aria-current': 'page' })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
