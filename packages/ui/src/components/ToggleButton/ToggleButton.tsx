import { Button as AriaButton } from 'react-aria-components/Button';
import { useId } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps {
  /** What is on or off. It stays the same in both states: screen readers add "pressed". */
  readonly label: string;
  /** Shows only the icon; the label is kept for screen readers. @default false */
  readonly isLabelHidden?: boolean;
  /** `primary` is the main action of a page while it’s off. Only with its label. */
  readonly variant?: 'primary';
  /** Filled while on. @default 'star' */
  readonly icon?: IconName;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** Why it isn’t in effect yet, e.g. "Waiting to be sent". Shown as a clock next to the icon, and announced. */
  readonly note?: string | undefined;
}

/** Turns one thing on and off immediately, e.g. a favourite. */
export function ToggleButton({
  label,
  isLabelHidden = false,
  variant,
  icon = 'star',
  isSelected,
  onChange,
  note,
}: ToggleButtonProps) {
  const noteId = useId();
  return (
    <>
      {/* Not react-aria's ToggleButton, which brings groups of them: 0.8 KB, compressed, of what a list downloads. */}
      <AriaButton
        className={styles.root({ isLabelHidden, variant })}
        aria-pressed={isSelected}
        onPress={() => onChange(!isSelected)}
        {...(isLabelHidden && { 'aria-label': label })}
        {...(note !== undefined && { 'aria-describedby': noteId })}
      >
        <span className={styles.drawing}>
          <Icon name={icon} isFilled={isSelected} />
          {note !== undefined && (
            <span className={styles.waiting}>
              <Icon name="clock" />
            </span>
          )}
        </span>
        {!isLabelHidden && <span>{label}</span>}
      </AriaButton>
      {note !== undefined && <VisuallyHidden id={noteId}>{note}</VisuallyHidden>}
    </>
  );
}
