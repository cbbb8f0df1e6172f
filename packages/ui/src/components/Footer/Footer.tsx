import type { ReactNode } from 'react';
import { Page } from '../../layout/Page.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from '../shell.css.ts';

/** A link. */
export interface FooterLink {
  /** A URL of the app or of another site. */
  readonly href: string;
  readonly label: string;
}

/** Links of one kind under a heading. */
export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface FooterProps {
  /** The Logo and a sentence. */
  readonly brand: ReactNode;
  readonly groups: readonly FooterGroup[];
  /** How to contact the people behind it. */
  readonly contact?: ReactNode;
  /** The newsletter form. */
  readonly newsletter?: ReactNode;
  /** The last line, e.g. the copyright notice. */
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
