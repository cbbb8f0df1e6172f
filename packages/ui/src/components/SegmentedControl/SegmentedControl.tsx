import { useId } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { label as labelStyle } from '../Field/Field.css.ts';
import type { Option } from '../Field/option.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string> {
  /** What’s selected here, e.g. "Show". */
  readonly label: string;
  /** Keeps the label for screen readers only. @default false */
  readonly isLabelHidden?: boolean;
  /** Two to five options of one or two words, and how much there is of each. */
  readonly options: readonly (Pick<Option<Value>, 'value' | 'label'> & {
    readonly count?: string | undefined;
  })[];
  readonly value: Value;
  /** Called when another option is selected; it takes effect immediately. */
  readonly onChange: (value: Value) => void;
  /** 32 px or 44 px high; always 44 px on touch screens. @default 'medium' */
  readonly size?: 'small' | 'medium';
}

/** Switches between views of one thing with the browser's own radio buttons: 9 KB less than react-aria's. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  size = 'medium',
}: SegmentedControlProps<Value>) {
  const id = useId();
  const labelId = `${id}-label`;
  return (
    <div role="radiogroup" aria-labelledby={labelId} className={styles.root}>
      {isLabelHidden ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <span id={labelId} className={labelStyle}>
          {label}
        </span>
      )}
      <div className={styles.segments}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.segment({ size })}
            data-selected={option.value === value || undefined}
          >
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.count !== undefined && (
              // The space parts the two where they are read as one name.
              <>
                {' '}
                <span className={styles.count}>{option.count}</span>
              </>
            )}
          </label>
        ))}
      </div>
    </div>
  );
}
