import { useCallback } from 'react';
import * as styles from './guide.css.ts';
import type { Size } from './guide.ts';
import { MeasureList } from './MeasureList.tsx';
import { measuresOf } from './measures.ts';
import { useDrawing } from './useDrawing.ts';

/** A component in another size, with what is measured of its box. */
export function OtherSize({ name, picture, selector }: Size) {
  const [ref, measures] = useDrawing(
    useCallback(
      (drawn: HTMLElement) => {
        const element = drawn.querySelector(selector);
        return element === null ? undefined : measuresOf(element, drawn);
      },
      [selector],
    ),
  );
  return (
    <li className={styles.part}>
      <span />
      <div>
        <div className={styles.partName}>
          Size <code>{name}</code>
        </div>
        <div ref={ref} className={styles.otherSize} inert>
          {picture}
        </div>
      </div>
      {measures !== undefined && <MeasureList measures={measures} />}
    </li>
  );
}
