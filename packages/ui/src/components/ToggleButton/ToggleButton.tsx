import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps {
  /** What is on or off. It stays the same in both states: screen readers add "pressed". */
  readonly label: string;
  /** Shows only the drawing; the label is kept for screen readers. @default false */
  readonly isLabelHidden?: boolean;
  /** Filled while on. @default 'star' */
  readonly icon?: IconName;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/**
 * Turns one thing on and off at once, e.g. a favourite.
 *
 * @example
 * <ToggleButton label="I'm Interested" isSelected={isInterested} onChange={setInterested} />
 */
export function ToggleButton({
  label,
  isLabelHidden = false,
  icon = 'star',
  isSelected,
  onChange,
}: ToggleButtonProps) {
  return (
    <AriaToggleButton
      className={styles.root({ isLabelHidden })}
      isSelected={isSelected}
      onChange={onChange}
      {...(isLabelHidden && { 'aria-label': label })}
    >
      <span className={styles.drawing}>
        <Icon name={icon} isFilled={isSelected} />
      </span>
      {!isLabelHidden && <span>{label}</span>}
    </AriaToggleButton>
  );
}
