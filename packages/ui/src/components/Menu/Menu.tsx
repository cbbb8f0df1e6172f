import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  useLayoutEffect,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import {
  ButtonContext,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components/Button';
import { LoadFailure, type LoadLabels, type LoadFailureProps } from '../../lazy/LoadFailure.tsx';
import { lazyModule } from '../../lazy/lazyModule.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import type { IconButtonProps } from '../IconButton/IconButton.tsx';
import * as styles from './trigger.css.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';

/** The list is several times as large as its button, and most who see the button never press it. */
const list = lazyModule(async () => (await import('./MenuList.tsx')).MenuList);

/** After how many milliseconds a list that is still on its way counts as one that doesn't come. */
const timeout = 4_000;

/** Where the focus goes in an open menu: to its first or last action, or to the menu itself. */
export type MenuFocus = 'first' | 'last' | true;

/** An action or a link. */
export interface MenuAction {
  /** Unique within the menu. */
  readonly id: string;
  readonly label: string;
  /** A second line that tells it apart from others with the same label. */
  readonly description?: string;
  readonly icon?: IconName;
  /** Where it leads; without it `onAction` is called. */
  readonly href?: string;
  /** The language of the label, if it isn’t the page's: a BCP 47 tag. */
  readonly lang?: string;
  /** Whether a rule divides it from what is above. @default false */
  readonly isApart?: boolean;
  /** Whether it’s offered even if the list can’t be loaded, such as logging out without a network. @default false */
  readonly isEssential?: boolean;
}

export interface MenuProps {
  /** The Button or IconButton that opens the menu. Its name is the menu's name, too. */
  readonly children: ReactElement<ButtonProps> | ReactElement<IconButtonProps>;
  /** The actions, most common first. */
  readonly actions: readonly MenuAction[];
  /** The id of the current state, if the menu selects one of several: it has a tick. */
  readonly chosen?: string;
  /** Called with the id of the selected action, once the menu has closed. */
  readonly onAction?: (id: string) => void;
  /** Which edge of the button the menu is aligned with. @default 'end' */
  readonly align?: 'start' | 'end';
  /** Lets a long list be searched: the name of the field, and what is said where nothing is found. */
  readonly search?: { readonly label: string; readonly none: string };
  /** Texts about loading the list, which is loaded on demand. */
  readonly loadLabels: LoadLabels;
}

/** Further actions behind one button. The list is loaded once its button is hovered, focused or pressed. */
export function Menu({ children, loadLabels, ...listProps }: MenuProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  const buttonId = useId();
  const [focus, setFocus] = useState<MenuFocus | null>(null);
  const state = useSyncExternalStore(list.subscribe, list.state, list.state);
  const isLoaded = state.status === 'loaded';
  const isOpen = isLoaded && focus !== null;
  const isWaiting = state.status === 'loading' && focus !== null;
  const [isLate, setIsLate] = useState(false);
  const hasFailed = focus !== null && (state.status === 'failed' || (isWaiting && isLate));

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), timeout);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);

  const open = (next: MenuFocus) => {
    void list.load();
    setFocus(next);
  };
  const openByPress = ({ pointerType }: PressEvent) =>
    open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true);
  const openByArrow: AriaButtonProps['onKeyDown'] = (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
      event.continuePropagation();
      return;
    }
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const close = () => setFocus(null);
  const focusTrigger = useCallback(() => trigger.current?.querySelector('button')?.focus(), []);
  const retry = () => {
    // The list gives the focus back to where it was before it came.
    focusTrigger();
    void list.load();
  };
  const closeFailure = {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      focusTrigger();
      close();
    },
  };

  return (
    <>
      <span className={styles.trigger} ref={trigger} {...(hasFailed && closeFailure)}>
        <ButtonContext
          value={{
            id: buttonId,
            'aria-haspopup': 'menu',
            'aria-expanded': isOpen,
            isPressed: isOpen,
            onHoverStart: () => void list.load(),
            onFocus: () => void list.load(),
            onPress: openByPress,
            onKeyDown: openByArrow,
          }}
        >
          {children}
        </ButtonContext>
        {hasFailed && (
          <MenuFailure
            align={listProps.align ?? 'end'}
            labels={loadLabels}
            actions={listProps.actions.filter(({ isEssential }) => isEssential)}
            onAction={(id) => {
              close();
              listProps.onAction?.(id);
            }}
            isRetrying={state.status !== 'failed' || state.isRetrying}
            onRetry={retry}
            onLeaveWithFocus={focusTrigger}
          />
        )}
      </span>
      {isLoaded && (
        <state.loaded
          {...listProps}
          buttonId={buttonId}
          trigger={trigger}
          isOpen={isOpen}
          focus={focus ?? true}
          onClose={close}
        />
      )}
    </>
  );
}

interface MenuFailureProps extends LoadFailureProps {
  readonly align: 'start' | 'end';
  /** What can be done all the same. */
  readonly actions: readonly MenuAction[];
  readonly onAction: (id: string) => void;
}

/** Says, where the list would open, that it could not be downloaded, and offers to try again. */
function MenuFailure({ align, actions, onAction, ...loadFailure }: MenuFailureProps) {
  const box = useRef<HTMLDivElement>(null);

  // Beside a narrow window's edge it would be cut off.
  useLayoutEffect(() => {
    const { left = 0, right = 0 } = box.current?.getBoundingClientRect() ?? {};
    const beyond = Math.max(0, right - (document.documentElement.clientWidth - styles.clearance));
    if (box.current !== null) box.current.style.translate = `${Math.max(styles.clearance - left, -beyond)}px`;
  }, []);

  return (
    <div ref={box} role="alert" className={styles.failure[align]}>
      <Stack gap={2}>
        <LoadFailure {...loadFailure} />
        {actions.length > 0 && (
          <Inline gap={2}>
            {actions.map(({ id, label }) => (
              <Button key={id} size="small" variant="secondary" onPress={() => onAction(id)}>
                {label}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </div>
  );
}
