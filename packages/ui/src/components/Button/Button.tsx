import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

interface ButtonBaseProps {
  /** The label. Start with a verb. */
  readonly children: ReactNode;
  /** `primary` once per view; `quiet` for minor actions; `danger` for what can’t be undone. @default 'primary' */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 44 px or 36 px high; always 44 px on touch screens. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** `submit` sends the form around it. @default 'button' */
  readonly type?: 'button' | 'submit';
  /** Fills the width of its container. @default false */
  readonly isWide?: boolean;
  /** Can’t be pressed now. It can still be focused and read; say why next to it. @default false */
  readonly isDisabled?: boolean;
  /** Called on click, tap, Enter and Space. */
  readonly onPress?: (event: PressEvent) => void;
  /** The id of text that says more, e.g. why the button is disabled. */
  readonly 'aria-describedby'?: string;
  /** Whether what it shows and hides is shown. */
  readonly 'aria-expanded'?: boolean;
  /** A name for screen readers if the text alone isn’t enough; it must contain the text. */
  readonly 'aria-label'?: string;
  /** Takes the focus when it appears, e.g. the safe answer of a dialog. @default false */
  readonly hasInitialFocus?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

interface InstantButtonProps {
  readonly isPending?: never;
  readonly pendingLabel?: never;
}

interface PendableButtonProps {
  /** Shows that work is in progress: keeps background, text and focus, and ignores presses. */
  readonly isPending: boolean;
  /** What’s in progress, announced once when it starts, e.g. "Saving". */
  readonly pendingLabel: string;
}

export type ButtonProps = ButtonBaseProps & (InstantButtonProps | PendableButtonProps);

/** Does something. To go somewhere, use a Link. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  type = 'button',
  isWide = false,
  isDisabled = false,
  hasInitialFocus = false,
  isPending,
  pendingLabel,
  onPress,
  ...rest
}: ButtonProps) {
  const isIdle = isPending === true || isDisabled;
  return (
    <>
      <AriaButton
        {...rest}
        className={styles.root({ variant, size, isWide })}
        // Idle is not `disabled`: that would drop the focus and hide the button from Tab.
        {...(isIdle && { 'aria-disabled': 'true' })}
        // Not `data-pending`, which react-aria sets by what it knows itself, and takes away.
        {...(isPending === true && { 'data-waiting': true })}
        // Enter in a field of the form must not send it again either.
        type={isIdle ? 'button' : type}
        {...(onPress !== undefined && !isIdle && { onPress })}
        {...(hasInitialFocus && { autoFocus: true })}
      >
        <span className={styles.label}>{children}</span>
        {isPending === true && <span className={styles.progress} />}
      </AriaButton>
      {isPending !== undefined && (
        <VisuallyHidden>
          <span role="status">{isPending && pendingLabel}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
