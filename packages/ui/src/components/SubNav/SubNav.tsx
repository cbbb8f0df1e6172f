import { Link } from 'react-aria-components/Link';
import { useCurrentInSight } from '../useCurrentInSight.ts';
import * as styles from './SubNav.css.ts';

/** One part of a page. */
export interface SubNavLink {
  readonly href: string;
  /** One or two words. */
  readonly label: string;
  /** Whether it’s the current page. At most one link is current. */
  readonly isCurrent: boolean;
}

export interface SubNavProps {
  /** The name of the navigation for screen readers, e.g. "Profile". */
  readonly label: string;
  readonly links: readonly SubNavLink[];
}

/** Links the parts of what would be too long for one page. Each part has its own URL. */
export function SubNav({ label, links }: SubNavProps) {
  const list = useCurrentInSight<HTMLUListElement>(links.findIndex(({ isCurrent }) => isCurrent));
  return (
    <nav aria-label={label}>
      <ul className={styles.list} ref={list}>
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
