import { variableOf } from '../tokens/variableOf.ts';
import * as styles from './guide.css.ts';
import type { Measure, Measures } from './measures.ts';

/** What was measured of a part, with the tokens that it comes from. */
export function MeasureList({ measures }: { readonly measures: Measures }) {
  return (
    <dl className={styles.measures}>
      {[...measures].map(([name, measure]) => (
        <div key={name}>
          <dt className={styles.term}>{name}</dt>
          <dd>
            {measure.value}
            <Tokens {...measure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Tokens({ tokens }: Pick<Measure, 'tokens'>) {
  return tokens.map((place) => (
    <code key={place} className={styles.token}>
      {place.startsWith('color.') && (
        <span className={styles.swatch} style={{ background: variableOf(place) }} />
      )}
      {place}
    </code>
  ));
}
