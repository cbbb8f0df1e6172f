import type { Row } from './rows.ts';
import { tokenAsCss } from './tokenAsCss.ts';
import * as styles from './TokenSample.css.ts';

/** A token as it looks: swatches, lengths, letters; nothing for what can only be read. */
export function TokenSample({ subject, place, tokens }: Row) {
  const [first] = tokens;
  if (first === undefined) return null;
  const css = tokenAsCss(first.token);
  switch (subject) {
    case 'color':
    case 'palette':
    case 'shadow':
      return tokens.map(({ of, token }) => (
        <span key={of} className={styles.ground} data-theme={of === '' ? undefined : of}>
          <span
            className={styles.swatch}
            style={
              token.type === 'shadow'
                ? { boxShadow: tokenAsCss(token) }
                : { background: tokenAsCss(token), borderColor: 'transparent' }
            }
          />
        </span>
      ));
    case 'space':
    case 'density':
      return <span className={styles.length} style={{ width: css }} />;
    case 'radius':
      return <span className={styles.corner} style={{ borderStartStartRadius: css }} />;
    case 'font':
      return <Letters place={place} css={css} />;
    case 'measure':
    case 'breakpoint':
    case 'motion':
      return null;
  }
}

function Letters({ place, css }: { readonly place: string; readonly css: string }) {
  if (place.startsWith('font.size.')) return <span style={{ fontSize: css, lineHeight: 1 }}>Aa</span>;
  if (place.startsWith('font.weight.')) return <span style={{ fontWeight: css }}>Aa</span>;
  if (place.startsWith('font.tracking.')) return <span style={{ letterSpacing: css }}>Tilava</span>;
  if (place.startsWith('font.lineHeight.')) return null;
  return <span style={{ fontFamily: css }}>Aa</span>;
}
