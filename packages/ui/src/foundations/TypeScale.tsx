import { fontSize, lineHeight, tracking } from '../tokens/scale.ts';
import { figure, list, name } from './foundations.css.ts';
import { Sample } from './Sample.tsx';
import * as styles from './TypeScale.css.ts';

type Size = keyof typeof fontSize;

const ROOT_PIXELS = 16;

/** Every size of type, with its measures. */
export function TypeScale() {
  return (
    <Sample>
      <div className={list}>
        {(Object.keys(fontSize) as Size[]).map((size) => (
          <div key={size} className={styles.row}>
            <div>
              <div className={name}>{size}</div>
              <div className={figure}>
                {Number.parseFloat(fontSize[size]) * ROOT_PIXELS} px · line {lineHeight[size]} ·{' '}
                {tracking[size]}
              </div>
            </div>
            <div className={styles.words[size]}>Liiketila Helsingissä, 120 m²</div>
          </div>
        ))}
      </div>
    </Sample>
  );
}

const runningText =
  'Valoisa toimisto keskustassa, kolme huonetta ja keittiö. Vuokra 1 250 euroa kuukaudessa, vapaa heti. A bright office in the city centre with three rooms and a kitchen: 1 250 euros a month, free at once. The landlord answers within two working days.';

/** The same words in the font and, in red, in what stands there until the font arrives. */
export function FallbackOverlay() {
  return (
    <Sample>
      {/* One over the other on purpose, which no rule of contrast can judge. */}
      <div className={styles.overlay} data-overlaid>
        <p className={styles.own}>{runningText}</p>
        <p className={styles.fallback} aria-hidden="true">
          {runningText}
        </p>
      </div>
    </Sample>
  );
}
