import * as styles from '../shell.css.ts';

export interface LogoProps {
  /** The name next to the mark. Without it, give the link around the mark an accessible name. */
  readonly name?: string;
}

/** The mark: a room seen from above, its door open. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg className={styles.logoMark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.logoWall} d="M16 29H3V3h26v13" />
        <path className={styles.logoDoor} d="M29 16H16v13A13 13 0 0 0 29 16Z" />
      </svg>
      {name !== undefined && <span className={styles.logoName}>{name}</span>}
    </span>
  );
}
