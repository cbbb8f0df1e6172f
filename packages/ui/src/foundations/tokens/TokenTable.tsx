import { Fragment, useState } from 'react';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { CopyButton, CopyStatus } from '../copy/CopyButton.tsx';
import { useCopies, type Copies } from '../copy/useCopies.ts';
import { columnHead, count, filters } from '../foundations.css.ts';
import { Sample } from '../Sample.tsx';
import { figuresOf } from './figures.ts';
import { holdsEachWord } from '../holdsEachWord.ts';
import { rows, subjects, type Row, type Subject } from './rows.ts';
import { TokenSample } from './TokenSample.tsx';
import * as styles from './TokenTable.css.ts';

const options = (Object.keys(subjects) as Subject[]).map((value) => ({ value, label: subjects[value] }));

/** Every token: how it looks, what code calls it, its value, and which styles read it. */
export function TokenTable() {
  const [words, setWords] = useState('');
  const [subject, setSubject] = useState<Subject | null>(null);
  const copies = useCopies();
  const found = rows.filter(
    (row) => (subject === null || row.subject === subject) && holdsEachWord(searched(row), words),
  );
  return (
    <Sample>
      <div className={filters}>
        <TextField
          label="Find"
          type="search"
          description="A name, a value, or what reads it: focus, #1c7b5a, 44 px, Button"
          value={words}
          onChange={setWords}
        />
        <Select
          label="About"
          placeholder="Everything"
          noneLabel="Everything"
          options={options}
          value={subject}
          onChange={setSubject}
        />
      </div>
      <p role="status" className={count}>
        {found.length === 1 ? '1 token' : `${found.length} tokens`}
      </p>
      <CopyStatus copies={copies} />
      {found.length > 0 ? (
        <Tokens found={found} copies={copies} />
      ) : (
        <p>
          No token has all of these words. What several components share is told under the name of the shared
          part: of TextField and the other fields under Field.
        </p>
      )}
    </Sample>
  );
}

function searched({ place, code, tokens, readers }: Row): string {
  return [place, code, ...tokens.flatMap(({ token }) => figuresOf(token)), ...readers].join(' ');
}

function Tokens({ found, copies }: { readonly found: readonly Row[]; readonly copies: Copies }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.sampleHead}>
            Sample
          </th>
          <th scope="col" className={columnHead}>
            Name, and what reads it
          </th>
          <th scope="col" className={columnHead}>
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map((row) => (
          <tr key={row.place}>
            <td className={styles.sample}>
              <TokenSample {...row} />
            </td>
            <th scope="row" className={styles.cell}>
              <CopyButton text={row.code} copies={copies}>
                {row.place.replaceAll('.', ' ')}
              </CopyButton>
              <Readers {...row} />
            </th>
            <td className={styles.cell}>
              <dl className={styles.values}>
                {row.tokens.map(({ of, token }) => (
                  <Fragment key={of}>
                    <dt className={styles.of}>{of}</dt>
                    <dd className={styles.value}>{figuresOf(token).join(' · ')}</dd>
                  </Fragment>
                ))}
              </dl>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As many as fit on a line; more on request. */
const FEW = 4;

function Readers({ subject, readers }: Row) {
  if (readers.length === 0) return null;
  const verb = subject === 'palette' ? 'Taken by' : 'Read by';
  const names = readers.join(', ');
  if (readers.length <= FEW) return <div className={styles.readers}>{`${verb} ${names}`}</div>;
  return (
    <details className={styles.readers}>
      <summary className={styles.summary}>{`${verb} ${readers.length}`}</summary>
      {names}
    </details>
  );
}
