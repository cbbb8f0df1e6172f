import { useState } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { darkColors, lightColors } from '../../theme/colors.ts';
import { contrastPairs, type ContrastPair } from '../../theme/contrastPairs.ts';
import { contrast } from '../../tokens/color.ts';
import { holdsEachWord } from '../holdsEachWord.ts';
import { columnHead, count, filters } from '../foundations.css.ts';
import { Sample } from '../Sample.tsx';
import * as styles from './ContrastTable.css.ts';
import { PairSwatch } from './PairSwatch.tsx';
import { levelOf, ratioOf } from './ratio.ts';

/** The same two roles in both themes. */
interface PairOfThemes {
  readonly name: string;
  readonly light: ContrastPair;
  readonly dark: ContrastPair;
}

const darkPairs = new Map(contrastPairs(darkColors).map((pair) => [pair.name, pair]));

const pairs: readonly PairOfThemes[] = contrastPairs(lightColors).flatMap((light) => {
  const dark = darkPairs.get(light.name);
  return dark === undefined ? [] : [{ name: light.name, light, dark }];
});

const orders = [
  { value: 'drawn', label: 'By place' },
  { value: 'tightest', label: 'Tightest first' },
] as const;

type Order = (typeof orders)[number]['value'];

/** Every pair of colours that meets in a component, with its contrast in light and in dark. */
export function ContrastTable() {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<Order>('drawn');
  const found = pairs.filter(({ name }) => holdsEachWord(name, words));
  const shown = order === 'drawn' ? found : found.toSorted((one, other) => roomOf(one) - roomOf(other));
  return (
    <Sample>
      <div className={filters}>
        <TextField
          label="Find"
          type="search"
          description="What stands on what: muted surface, focus, danger button"
          value={words}
          onChange={setWords}
        />
        <SegmentedControl label="Order" options={orders} value={order} onChange={setOrder} />
      </div>
      <p role="status" className={count}>
        {found.length === 1 ? '1 pair' : `${found.length} pairs`}
      </p>
      {shown.length > 0 && <Pairs shown={shown} />}
    </Sample>
  );
}

function Pairs({ shown }: { readonly shown: readonly PairOfThemes[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Pair', 'Needs', 'Light', 'Dark'].map((title) => (
            <th key={title} scope="col" className={columnHead}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, light, dark }) => (
          <tr key={name}>
            <th scope="row" className={styles.cell}>
              {name}
            </th>
            <td className={styles.cell}>{light.least}</td>
            <td className={styles.cell}>
              <Outcome {...light} />
            </td>
            <td className={styles.cell}>
              <Outcome {...dark} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome(pair: ContrastPair) {
  const level = levelOf(pair);
  return (
    <span className={styles.outcome}>
      <PairSwatch {...pair} />
      <span className={styles.ratio}>{ratioOf(pair)}</span>
      <span className={level === 'Fails' ? styles.fails : styles.passes}>{level}</span>
    </span>
  );
}

/** How many times the contrast that it needs a pair has, in the theme where it has less. */
function roomOf({ light, dark }: PairOfThemes): number {
  const [one, other] = [light, dark].map(
    ({ foreground, background, least }) => contrast(foreground, background) / least,
  ) as [number, number];
  return Math.min(one, other);
}
