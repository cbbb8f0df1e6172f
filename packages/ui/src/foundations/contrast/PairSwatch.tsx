import { TEXT_CONTRAST, type ContrastPair } from '../../theme/contrastPairs.ts';
import { toCss } from '../../tokens/color.ts';
import * as styles from './PairSwatch.css.ts';

/** The two colours of a pair as they meet: letters where it is text, else a dot. */
export function PairSwatch({ foreground, background, least }: ContrastPair) {
  return (
    <span
      className={styles.swatch}
      style={{ background: toCss(background), color: toCss(foreground) }}
      aria-hidden="true"
    >
      {least === TEXT_CONTRAST ? (
        'Aa'
      ) : (
        <span className={styles.mark} style={{ background: toCss(foreground) }} />
      )}
    </span>
  );
}
