import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon.tsx';
import type { MenuAction, MenuFocus, MenuProps } from './Menu.tsx';
import * as styles from './Menu.css.ts';

interface MenuListProps extends Omit<MenuProps, 'children' | 'loadLabels'> {
  /** The id of the button, which names the menu. */
  readonly buttonId: string;
  /** What the button stands in. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly focus: MenuFocus;
  readonly onClose: () => void;
}

/** What a menu's button opens. */
export function MenuList({
  buttonId,
  trigger,
  isOpen,
  focus,
  onClose,
  actions,
  chosen,
  onAction,
  align = 'end',
  search,
}: MenuListProps) {
  // A menu keeps Tab to itself. Closed and with the focus on its button, it lets the browser go on from there.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // From the search the way is to the actions.
    if (event.target instanceof HTMLInputElement && !event.shiftKey) return;
    event.stopPropagation();
    flushSync(onClose);
    trigger.current?.querySelector('button')?.focus();
  };

  return (
    <Popover
      className={styles.popover}
      trigger="MenuTrigger"
      triggerRef={trigger}
      aria-labelledby={buttonId}
      placement={`bottom ${align}`}
      offset={4}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
    >
      <div className={styles.content} onKeyDownCapture={leaveByTab}>
        <Searched actions={actions} search={search} takesFocus={focus !== true}>
          {(found) => (
            <AriaMenu
              className={styles.list}
              aria-labelledby={buttonId}
              {...((search === undefined || focus === true) && { autoFocus: focus })}
              onClose={onClose}
              items={found}
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
                  className={styles.item({ isApart: action.isApart ?? false })}
                  {...(action.href !== undefined && { href: action.href })}
                >
                  {action.icon !== undefined && (
                    <span className={styles.icon}>
                      <Icon name={action.icon} />
                    </span>
                  )}
                  <span className={styles.text} lang={action.lang}>
                    {action.label}
                    {action.description !== undefined && (
                      <>
                        {' '}
                        <span className={styles.description}>{action.description}</span>
                      </>
                    )}
                  </span>
                  {action.id === chosen && (
                    <span className={styles.tick}>
                      <Icon name="check" />
                    </span>
                  )}
                </MenuItem>
              )}
            </AriaMenu>
          )}
        </Searched>
      </div>
    </Popover>
  );
}

interface SearchedProps extends Pick<MenuProps, 'actions'> {
  readonly search: MenuProps['search'] | undefined;
  readonly takesFocus: boolean;
  readonly children: (found: readonly MenuAction[]) => ReactNode;
}

/** The field that finds actions of a long list, and the list; each opening begins with an empty one. */
function Searched({ actions, search, takesFocus, children }: SearchedProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  if (search === undefined) return children(actions);
  const found = actions.filter((action) => holds(action, text));
  return (
    <>
      <input
        ref={field}
        type="search"
        className={styles.search}
        aria-label={search.label}
        placeholder={search.label}
        value={text}
        maxLength={100}
        // By touch the actions come first, without a keyboard above them.
        {...{ autoFocus: takesFocus }}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          field.current?.parentElement?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
        }}
      />
      <div role="status" className={styles.none}>
        {found.every(({ isApart }) => isApart) && search.none}
      </div>
      {children(found)}
    </>
  );
}

/** Whether an action has every word of the search; those that are apart are always there. */
function holds({ label, description = '', isApart = false }: MenuAction, text: string): boolean {
  const searched = `${label} ${description}`.toLocaleLowerCase();
  return (
    isApart ||
    text
      .toLocaleLowerCase()
      .split(/\s+/u)
      .every((term) => searched.includes(term))
  );
}
