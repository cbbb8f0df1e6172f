import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { ButtonProps } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { IconButtonProps } from '../IconButton/IconButton.tsx';
import * as styles from './Menu.css.ts';

/** One thing to do, or one place to go. */
export interface MenuAction {
  /** Unique within the menu. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Where it leads; without it `onAction` is called. */
  readonly href?: string;
  /** `danger` for what cannot be undone: it should still ask. @default 'plain' */
  readonly tone?: 'plain' | 'danger';
  /** Shown, but not to be chosen now. @default false */
  readonly isDisabled?: boolean;
  /** The language of the label, where it is not the page's: a BCP 47 tag. */
  readonly lang?: string;
  /** Whether a rule divides it from what is above. @default false */
  readonly isApart?: boolean;
}

export interface MenuProps {
  /** The Button or IconButton that opens the menu. Its name is the menu's name, too. */
  readonly children: ReactElement<ButtonProps> | ReactElement<IconButtonProps>;
  /** What can be chosen, the commonest first. */
  readonly actions: readonly MenuAction[];
  /** The id of the present one, where the menu is a choice between states: it has a tick. */
  readonly chosen?: string;
  /** Called with the id of the chosen action. The menu is closed by then. */
  readonly onAction?: (id: string) => void;
  /** Which side of the button the menu's edge follows. @default 'end' */
  readonly align?: 'start' | 'end';
}

/**
 * Further actions behind one button. Arrows, Home, End and first letters move, Enter chooses, Escape closes and
 * gives the focus back, Tab closes and goes on behind the button.
 *
 * @example
 * <Menu actions={[{ id: 'edit', label: 'Edit' }]} onAction={edit}>
 *   <Button variant="quiet" aria-label="Actions for Elimäenkatu 17">
 *     <Icon name="more" />
 *   </Button>
 * </Menu>
 */
export function Menu({ children, actions, chosen, onAction, align = 'end' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLSpanElement>(null);

  // A menu keeps Tab to itself. Closed and with the focus on its button, it lets the browser go on from there.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    flushSync(() => setIsOpen(false));
    trigger.current?.querySelector('button')?.focus();
  };

  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <span className={styles.trigger} ref={trigger}>
        {children}
      </span>
      <Popover className={styles.popover} placement={`bottom ${align}`} offset={4}>
        <div className={styles.content} onKeyDownCapture={leaveByTab}>
          <AriaMenu
            className={styles.list}
            items={actions}
            disabledKeys={actions.filter(({ isDisabled }) => isDisabled === true).map(({ id }) => id)}
            {...(chosen !== undefined && {
              selectionMode: 'single' as const,
              selectedKeys: [chosen],
              disallowEmptySelection: true,
            })}
            {...(onAction !== undefined && { onAction: (key) => onAction(String(key)) })}
          >
            {(action) => (
              <MenuItem
                id={action.id}
                textValue={action.label}
                className={styles.item({ tone: action.tone ?? 'plain', isApart: action.isApart ?? false })}
                {...(action.href !== undefined && { href: action.href })}
              >
                {action.icon !== undefined && (
                  <span className={styles.icon}>
                    <Icon name={action.icon} />
                  </span>
                )}
                <span className={styles.words} lang={action.lang}>
                  {action.label}
                </span>
                {action.id === chosen && (
                  <span className={styles.tick}>
                    <Icon name="check" />
                  </span>
                )}
              </MenuItem>
            )}
          </AriaMenu>
        </div>
      </Popover>
    </MenuTrigger>
  );
}
