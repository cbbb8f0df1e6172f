import { useRef, type FocusEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Notice.css.ts';

/** What a notice means to the user. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

interface NoticeBaseProps {
  /** `warning` while people can still act, `danger` if something is lost or impossible. @default 'info' */
  readonly tone?: NoticeTone;
  /** The notice in a few words. Leave it out if the sentence is short. */
  readonly title?: ReactNode;
  /** The message. */
  readonly children?: ReactNode;
  /** What can be done about it: a Link or a small Button. */
  readonly action?: ReactNode;
}

interface LastingProps {
  readonly onDismiss?: never;
  readonly dismissLabel?: never;
}

interface DismissibleProps {
  /** Called when it’s dismissed: remove it. The focus returns to where it came from. */
  readonly onDismiss: () => void;
  /** The name of the button that dismisses it, e.g. "Dismiss: rents without tax". */
  readonly dismissLabel: string;
}

export type NoticeProps = NoticeBaseProps & (LastingProps | DismissibleProps);

const icons = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'stop',
} as const satisfies Record<NoticeTone, IconName>;

/** A message that stays in its place on the page. For messages that disappear, use a Banner. */
export function Notice({ tone = 'info', title, children, action, onDismiss, dismissLabel }: NoticeProps) {
  const focusCameFrom = useRef<Element | null>(null);

  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusCameFrom.current = relatedTarget;
  };

  const dismiss = () => {
    // The button is about to vanish; without this the focus would fall to the top of the page.
    if (focusCameFrom.current instanceof HTMLElement) focusCameFrom.current.focus();
    onDismiss?.();
  };

  return (
    <div className={styles.notice({ tone })} onFocus={rememberFocus}>
      <span className={styles.icon({ tone })}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <span className={styles.dismiss}>
          <IconButton icon="cross" size="small" label={dismissLabel} onPress={dismiss} />
        </span>
      )}
    </div>
  );
}
