import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Grid } from '../../../layout/Grid.tsx';
import * as styles from './RoleChoice.css.ts';

/** One way to sign up. */
export interface Role {
  readonly href: string;
  /** E.g. "Tenant". */
  readonly title: string;
  /** Who it’s for, e.g. "You’re looking for premises." */
  readonly description: string;
  /** A decorative picture that fills the top of the card from edge to edge, e.g. a PremisesDrawing without text. */
  readonly drawing?: ReactNode;
}

export interface RoleChoiceProps {
  /** The name of the options, e.g. "Sign up as". */
  readonly label: string;
  readonly roles: readonly Role[];
  /** The link for people who have an account, e.g. "Already have an account? Log in". */
  readonly login: { readonly href: string; readonly label: string };
}

/** The first page of signing up: which role. Each option is one link. */
export function RoleChoice({ label, roles, login }: RoleChoiceProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      <Grid as="ul" gap={4}>
        {roles.map(({ href, title, description, drawing }) => (
          <li key={href} className={styles.role}>
            <AriaLink href={href} className={styles.link}>
              {drawing !== undefined && <span className={styles.drawing}>{drawing}</span>}
              <span className={styles.text}>
                <span className={styles.title}>
                  {title}
                  <Icon name="arrowRight" />
                </span>
                <span className={styles.description}>{description}</span>
              </span>
            </AriaLink>
          </li>
        ))}
      </Grid>
      <p>
        <Link href={login.href} variant="standalone">
          {login.label}
        </Link>
      </p>
    </nav>
  );
}
