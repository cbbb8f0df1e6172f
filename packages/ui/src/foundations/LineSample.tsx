import { radius } from '../tokens/scale.ts';
import { figure, name } from './foundations.css.ts';
import * as styles from './LineSample.css.ts';
import { Sample } from './Sample.tsx';

const lines = {
  hairline: 'Parts what belongs together: rows, facts, the edge of a card',
  rule: 'Parts what does not: below the head of a table, above the footer',
  control: 'Marks what can be used: fields, secondary buttons, choices',
} as const;

/** The three lines. */
export function LineSample() {
  return (
    <Sample>
      {(Object.keys(lines) as (keyof typeof lines)[]).map((line) => (
        <div key={line} className={styles.row}>
          <div>
            <div className={name}>{line}</div>
            <div className={figure}>{lines[line]}</div>
          </div>
          <div className={styles.line[line]} />
        </div>
      ))}
    </Sample>
  );
}

/** The four corners. */
export function CornerSample() {
  return (
    <Sample>
      <div className={styles.shapes}>
        {(Object.keys(radius) as (keyof typeof radius)[]).map((corner) => (
          <div key={corner} className={styles.corner[corner]}>
            <div>
              <div className={name}>{corner}</div>
              <div className={figure}>{corner === 'round' ? 'full' : radius[corner]}</div>
            </div>
          </div>
        ))}
      </div>
    </Sample>
  );
}

/** What lies above the page. */
export function FloatingSample() {
  return (
    <Sample>
      <div className={styles.shapes}>
        <div className={styles.floating}>Menu, list, dialog</div>
        <div className={styles.inverted}>Message, tooltip</div>
      </div>
    </Sample>
  );
}
