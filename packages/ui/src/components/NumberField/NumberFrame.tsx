import type { RefObject } from 'react';
import { Input } from 'react-aria-components/TextField';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { frame } from '../Field/Field.css.ts';
import * as styles from './NumberField.css.ts';

/** A unit: what is seen, and what is said where reading the sign aloud would be odd. */
export interface Unit {
  /** E.g. `€` or `m²`. */
  readonly sign: string;
  /** E.g. "euros a month". The sign is read when it is missing. */
  readonly spoken?: string;
}

export interface NumberFrameProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** What stands before the digits, e.g. "Min". */
  readonly start?: { readonly id: string; readonly text: string };
  /** What stands behind the digits; its id ties it to the field. */
  readonly unit?: Unit & { readonly id: string };
}

/** The frame with the digits and their unit, within a TextField of react-aria. */
export function NumberFrame({ inputRef, start, unit }: NumberFrameProps) {
  return (
    <div className={frame}>
      {start !== undefined && (
        <span id={start.id} className={styles.startText}>
          {start.text}
        </span>
      )}
      <Input ref={inputRef} className={styles.number} />
      {unit !== undefined && (
        <span id={unit.id} className={styles.unitText}>
          {unit.spoken === undefined ? (
            unit.sign
          ) : (
            <>
              <span aria-hidden="true">{unit.sign}</span>
              <VisuallyHidden>{unit.spoken}</VisuallyHidden>
            </>
          )}
        </span>
      )}
    </div>
  );
}
