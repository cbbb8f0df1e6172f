import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from '../shell.css.ts';

/** A link. */
export interface TopNavLink {
  readonly href: string;
  readonly label: string;
  /** Whether it’s the current page. At most one link is current. */
  readonly isCurrent?: boolean;
  /** What follows the label, such as a badge with the number of new items. */
  readonly badge?: ReactNode;
}

export interface TopNavProps {
  /** The brand: a link to the home page with the Logo inside. */
  readonly brand: ReactNode;
  /** The links, e.g. by role; none for visitors. */
  readonly links: readonly TopNavLink[];
  /** What’s at the end: a selector, the language, the theme, the account. */
  readonly end?: ReactNode;
  /** The name of the navigation for screen readers, e.g. "Main". */
  readonly label: string;
  /** The label of the button that opens the links on narrow screens, e.g. "Menu". */
  readonly menuLabel: string;
}

/** The bar at the top of every page. Below 640 px, its links are in a menu. */
export function TopNav({ brand, links, end, label, menuLabel }: TopNavProps) {
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const hasMenu = links.length > 0 || end !== undefined;

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    menuButton.current?.focus();
  };

  return (
    <header className={styles.root} onKeyDown={closeOnEscape}>
      <div className={styles.bar}>
        <div className={styles.brand}>{brand}</div>
        {hasMenu && (
          <>
            <Button
              ref={menuButton}
              className={styles.menuButton}
              aria-expanded={isOpen}
              aria-controls={menuId}
              onPress={() => setIsOpen((wasOpen) => !wasOpen)}
            >
              <Icon name={isOpen ? 'cross' : 'menu'} />
              {menuLabel}
            </Button>
            <div id={menuId} className={isOpen ? styles.openMenu : styles.menu}>
              {links.length > 0 && (
                <nav className={styles.nav} aria-label={label}>
                  <ul role="list" className={styles.list}>
                    {links.map((link) => (
                      <li key={link.href}>
                        <Link
                          href={link.href}
                          className={styles.link}
                          // Enter follows a link when it goes down; a press ends when it comes up, by then on the page.
                          onClickCapture={() => setIsOpen(false)}
                          {...(link.isCurrent === true && { 'aria-current': 'page' })}
                        >
                          {link.label}
                          {link.badge !== undefined && <span className={styles.badge}>{link.badge}</span>}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              {end !== undefined && <div className={styles.end}>{end}</div>}
            </div>
          </>
        )}
      </div>
    </header>
  );
}
