import { darkColors, lightColors, type SemanticColors } from '../theme/colors.ts';
import { contrastPairs, type ContrastPair } from '../theme/contrastPairs.ts';
import { contrast } from '../tokens/color.ts';
import * as styles from './Contrasts.css.ts';
import { beside, sheet } from './foundations.css.ts';
import { ratioOf } from './contrast/ratio.ts';
import { PairSwatch } from './contrast/PairSwatch.tsx';
import { Sample } from './Sample.tsx';

/** The pairs of colours of both themes that come closest to their limit; a test holds all of them. */
export function TightestContrasts({ count = 16 }: { readonly count?: number }) {
  return (
    <Sample>
      <div className={beside}>
        <Tightest name="light" colors={lightColors} count={count} />
        <Tightest name="dark" colors={darkColors} count={count} />
      </div>
    </Sample>
  );
}

interface TightestProps {
  readonly name: 'light' | 'dark';
  readonly colors: SemanticColors;
  readonly count: number;
}

function Tightest({ name, colors, count }: TightestProps) {
  const pairs = contrastPairs(colors);
  const tightest = pairs.toSorted((one, other) => roomOf(one) - roomOf(other)).slice(0, count);
  return (
    <div data-theme={name} className={sheet}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          The tightest {tightest.length} of {pairs.length} pairs, {name}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              Pair
            </th>
            <th scope="col" className={styles.head}>
              Has
            </th>
            <th scope="col" className={styles.head}>
              Needs
            </th>
          </tr>
        </thead>
        <tbody>
          {tightest.map((pair) => (
            <tr key={pair.name}>
              <th scope="row" className={styles.pair}>
                <span className={styles.words}>
                  <PairSwatch {...pair} />
                  {pair.name}
                </span>
              </th>
              <td className={styles.ratio}>{ratioOf(pair)}</td>
              <td className={styles.ratio}>{pair.least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How many times the contrast that is needed a pair has. */
function roomOf({ foreground, background, least }: ContrastPair): number {
  return contrast(foreground, background) / least;
}
