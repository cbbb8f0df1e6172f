import { toCss, toHex } from '../tokens/color.ts';
import { palette, type RampName } from '../tokens/palette.ts';
import { figure, name } from './foundations.css.ts';
import * as styles from './Ramps.css.ts';
import { Sample } from './Sample.tsx';

/** What each ramp is for. */
const uses: Readonly<Record<RampName, string>> = {
  paper: 'What everything is drawn on',
  ink: 'Text, rules, and the ground of the dark theme',
  spruce: 'The brand, and what matches',
  cloudberry: 'The one accent: attention and favourites',
  lingonberry: 'What does not match, and danger',
  fog: 'What is not settled',
};

/** Every ramp of the palette with the notation that drawing tools take. */
export function Ramps() {
  return (
    <Sample>
      {(Object.keys(palette) as RampName[]).map((ramp) => (
        <div key={ramp} className={styles.ramp}>
          <div className={styles.heading}>
            <span className={name}>{ramp}</span>
            <span className={figure}>{uses[ramp]}</span>
          </div>
          <div className={styles.shades}>
            {Object.entries(palette[ramp]).map(([step, shade]) => (
              <div key={step}>
                <div className={styles.shade} style={{ background: toCss(shade) }} />
                <div className={styles.step}>
                  <span>{step}</span>
                  <span>{toHex(shade)}</span>
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </Sample>
  );
}
