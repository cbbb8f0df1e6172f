import type { ReactNode } from 'react';
import { Page } from '../../layout/Page.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from '../shell.css.ts';

/** One place to go. */
export interface FooterLink {
  /** An address of the app, or of another site. */
  readonly href: string;
  readonly label: string;
}

/** Links of one kind under a heading. */
export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface FooterProps {
  /** The mark and what goes with it: the Logo, a sentence. */
  readonly brand: ReactNode;
  readonly groups: readonly FooterGroup[];
  /** How to reach the people behind it. */
  readonly contact?: ReactNode;
  /** The box that takes an address for the newsletter. */
  readonly newsletter?: ReactNode;
  /** The last line, e.g. who holds the rights. */
  readonly note?: ReactNode;
}

/** The end of every page: further links, contact details and the newsletter. */
export function Footer({ brand, groups, contact, newsletter, note }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Page>
        <div className={styles.footerColumns}>
          <div className={styles.footerBrand}>{brand}</div>
          {groups.map(({ title, links }) => (
            <div key={title} className={styles.footerGroup}>
              <Heading level={2} size="lead">
                {title}
              </Heading>
              <Stack as="ul" gap={1}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} variant="standalone">
                      {label}
                    </Link>
                  </li>
                ))}
              </Stack>
            </div>
          ))}
          {contact !== undefined && <div className={styles.footerGroup}>{contact}</div>}
          {newsletter !== undefined && <div className={styles.footerNewsletter}>{newsletter}</div>}
        </div>
        {note !== undefined && <div className={styles.footerNote}>{note}</div>}
      </Page>
    </footer>
  );
}
