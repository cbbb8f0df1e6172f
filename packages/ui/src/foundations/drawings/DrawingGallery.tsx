import { useState } from 'react';
import { TextField } from '../../components/TextField/TextField.tsx';
import { CopyButton, CopyStatus } from '../copy/CopyButton.tsx';
import { useCopies, type Copies } from '../copy/useCopies.ts';
import { count, figure } from '../foundations.css.ts';
import { holdsEachWord } from '../holdsEachWord.ts';
import { Sample } from '../Sample.tsx';
import * as styles from './DrawingGallery.css.ts';
import { drawingGroups, type Drawing, type DrawingGroup } from './drawings.tsx';

/** Everything that is drawn, in light and in dark, to be found by words and copied by a press. */
export function DrawingGallery() {
  const [words, setWords] = useState('');
  const copies = useCopies();
  const found = drawingGroups
    .map((group) => ({ ...group, drawings: group.drawings.filter((one) => isSought(one, group, words)) }))
    .filter(({ drawings }) => drawings.length > 0);
  const number = found.reduce((sum, { drawings }) => sum + drawings.length, 0);
  return (
    <Sample>
      <TextField
        label="Find"
        type="search"
        description="A name, or what is to be seen: star, lorry, empty, icon"
        value={words}
        onChange={setWords}
      />
      <p role="status" className={count}>
        {number === 1 ? '1 drawing' : `${number} drawings`}
      </p>
      <CopyStatus copies={copies} />
      {found.map((group) => (
        <Group key={group.title} {...group} copies={copies} />
      ))}
    </Sample>
  );
}

function isSought({ name, about = '', code }: Drawing, { title }: DrawingGroup, words: string): boolean {
  return holdsEachWord(`${name} ${about} ${code} ${title}`, words);
}

function Group({
  title,
  size,
  fillsPlace = false,
  drawings,
  copies,
}: DrawingGroup & { readonly copies: Copies }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.drawings[size]}>
        {drawings.map(({ name, about, code, picture }) => (
          <li key={name} className={styles.drawing}>
            <div className={styles.pair}>
              {(['light', 'dark'] as const).map((theme) => (
                <div key={theme} className={fillsPlace ? styles.filled : styles.ground} data-theme={theme}>
                  {picture}
                </div>
              ))}
            </div>
            <CopyButton text={code} copies={copies}>
              {name}
            </CopyButton>
            {size !== 'small' && <div className={figure}>{about}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
