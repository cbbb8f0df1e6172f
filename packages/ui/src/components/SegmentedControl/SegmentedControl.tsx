import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { label as labelStyle } from '../Field/Field.css.ts';
import { chosenValues, type Option } from '../Field/option.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, e.g. "Show". */
  readonly label: string;
  /** Keeps the label for screen readers only. @default false */
  readonly isLabelHidden?: boolean;
  /** Two to five options of one or two words. */
  readonly options: readonly Pick<Option<Value>, 'value' | 'label'>[];
  readonly value: Value;
  /** Called when another option is chosen; it takes effect at once. */
  readonly onChange: (value: Value) => void;
  /** 32 px or 44 px high; always 44 px under a finger. @default 'medium' */
  readonly size?: 'small' | 'medium';
}

/**
 * Switches between a few views of the same thing. What is an answer in a form is a RadioGroup.
 *
 * @example
 * <SegmentedControl
 *   label="Show"
 *   options={[
 *     { value: 'list', label: 'List' },
 *     { value: 'plot', label: 'Plot' },
 *   ]}
 *   value={view}
 *   onChange={setView}
 * />
 */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  size = 'medium',
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      className={styles.root}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => chosenValues(options, [chosen]).forEach((choice) => onChange(choice))}
    >
      {isLabelHidden ? (
        // As a whole, or the distance to the segments would be kept for it.
        <VisuallyHidden>
          <Label>{label}</Label>
        </VisuallyHidden>
      ) : (
        <Label className={labelStyle}>{label}</Label>
      )}
      <div className={styles.segments}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={styles.segment({ size })}>
            {option.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
