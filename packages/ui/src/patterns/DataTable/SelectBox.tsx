import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { box, target } from './selection.css.ts';

interface SelectBoxProps {
  /** What it takes into the selection. */
  readonly label: string;
  readonly isSelected: boolean;
  /** Some of what it stands for is selected. @default false */
  readonly isMixed?: boolean;
  /** Shows the label beside the box. @default false */
  readonly isLabelVisible?: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** A bare box: a list may have a hundred, which the library's Checkbox with its words and errors is too heavy for. */
export function SelectBox({
  label,
  isSelected,
  isMixed = false,
  isLabelVisible = false,
  onChange,
}: SelectBoxProps) {
  return (
    <label className={target({ isLabelVisible })}>
      <input
        type="checkbox"
        className={box}
        checked={isSelected}
        ref={(input) => {
          if (input !== null) input.indeterminate = isMixed;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isLabelVisible ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </label>
  );
}
