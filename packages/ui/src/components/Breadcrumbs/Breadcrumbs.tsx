import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One level of the way. */
export interface Breadcrumb {
  readonly href: string;
  readonly label: string;
}

export interface BreadcrumbsProps {
  /** The name of the navigation for screen readers, e.g. "You are here". */
  readonly label: string;
  /** The way from the top; the last one is the page itself. */
  readonly crumbs: readonly Breadcrumb[];
}

/**
 * The way from the top to this page. Where there is only one level above, a back link in the PageHeader does.
 *
 * @example
 * <Breadcrumbs
 *   label="You are here"
 *   crumbs={[
 *     { href: '/user/announcements', label: 'Announcements' },
 *     { href: '/user/announcements/new/0', label: 'New announcement' },
 *   ]}
 * />
 */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        {crumbs.map(({ href, label: words }, index) => (
          <li key={href} className={styles.crumb}>
            {index > 0 && (
              <span className={styles.separator}>
                <Icon name="chevronRight" />
              </span>
            )}
            <Link href={href} variant="standalone" isCurrent={index === crumbs.length - 1}>
              {words}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
