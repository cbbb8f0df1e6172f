import { useId } from 'react';
import * as styles from './Slider.css.ts';

export interface SliderProps {
  /** What the number is, e.g. "Rent per month". */
  readonly label: string;
  readonly value: number;
  /** Called while it is dragged, and on each key. */
  readonly onChange: (value: number) => void;
  readonly minimum: number;
  readonly maximum: number;
  /** Distance from one value to the next, beginning at the minimum. */
  readonly step: number;
  /** The value as it is read, e.g. "1 350 €". */
  readonly formatted: string;
}

/**
 * A number that is tried out rather than entered. The browser's own control: react-aria's tells screen readers its value
 * in a format of `Intl` only.
 */
export function Slider({ label, value, onChange, minimum, maximum, step, formatted }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {/* The slider tells it by itself. */}
      <span className={styles.value} aria-hidden="true">
        {formatted}
      </span>
      <input
        id={id}
        type="range"
        className={styles.input}
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-valuetext={formatted}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
