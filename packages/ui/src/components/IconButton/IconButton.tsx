import { Button, type PressEvent } from 'react-aria-components/Button';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps {
  /** What it does and to what, e.g. "Remove shop-front.png". It isn’t visible, so the icon must be clear on its own. */
  readonly label: string;
  readonly icon: IconName;
  /** `secondary` has a frame. @default 'quiet' */
  readonly variant?: 'quiet' | 'secondary';
  /** 36 px or 44 px; always 44 px on touch screens. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** Can’t be pressed now. It can still be focused and read. @default false */
  readonly isDisabled?: boolean;
  /** Called on click, tap, Enter and Space. */
  readonly onPress?: (event: PressEvent) => void;
  /** Its place in a widget of react-aria, e.g. what a list is drawn by. */
  readonly slot?: 'drag';
}

/** A button with only an icon, for what everyone recognises: close, remove, next. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  isDisabled = false,
  onPress,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      className={styles.root({ variant, size })}
      aria-label={label}
      // Idle is not `disabled`: that would drop the focus and hide the button from Tab.
      {...(isDisabled && { 'aria-disabled': 'true' })}
      {...(onPress !== undefined && !isDisabled && { onPress })}
    >
      <Icon name={icon} />
    </Button>
  );
}
