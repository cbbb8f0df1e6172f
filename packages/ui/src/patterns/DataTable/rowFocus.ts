import {
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type FocusEvent,
  type SyntheticEvent,
  useEffect,
} from 'react';

/** Where the focus is in the rows of a list: in which row, and on which of its controls. */
interface FocusPlace {
  /** The row's key. */
  readonly row: string;
  readonly control: number;
}

/** Where it is; `undefined` where no row has it. */
function placeOfFocus(list: HTMLElement | null): FocusPlace | undefined {
  const active = document.activeElement;
  const key = keyOf(active);
  const row = key === undefined ? undefined : rowWith(list, key);
  if (active === null || key === undefined || row?.contains(active) !== true) return undefined;
  return { row: key, control: controlsOf(row).indexOf(active) };
}

/** The key of the row in which something is; `undefined` outside of rows. */
function keyOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-key]')?.dataset['key'];
}

/** What is at that place; `undefined` while its row is not drawn. */
function controlAt(list: HTMLElement | null, place: FocusPlace): HTMLElement | undefined {
  const row = rowWith(list, place.row);
  const control = row === undefined ? undefined : controlsOf(row)[place.control];
  return control instanceof HTMLElement ? control : undefined;
}

/** The row of that key; `undefined` while it is not drawn. */
function rowWith(list: HTMLElement | null, key: string): Element | undefined {
  return list?.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? undefined;
}

function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')];
}

/** Gives the focus of the rows before these to the same control, once it is drawn; returns where it was. */
export function useFocusTakenOver(list: RefObject<HTMLElement | null>): FocusPlace | undefined {
  const [left] = useState(() => placeOfFocus(list.current));
  const awaited = useRef(left);
  useLayoutEffect(() => {
    if (awaited.current === undefined) return;
    const control = controlAt(list.current, awaited.current);
    if (control === undefined) return;
    awaited.current = undefined;
    if (document.activeElement === document.body) control.focus({ preventScroll: true });
  });
  return left;
}

/** Tells which row the pointer or the focus has come to last; what the rows' container has to listen to. */
export function useHighlighting(onHighlight: ((key: string | undefined) => void) | undefined) {
  const pointed = useRef<string>(undefined);
  const focused = useRef<string>(undefined);
  const notified = useRef<string>(undefined);
  if (onHighlight === undefined) return {};

  const notify = () => {
    const key = pointed.current ?? focused.current;
    if (key === notified.current) return;
    notified.current = key;
    onHighlight(key);
  };
  const point = (target: EventTarget | null) => {
    pointed.current = keyOf(target);
    notify();
  };
  const focus = (target: EventTarget | null) => {
    focused.current = keyOf(target);
    // A pointer that has been left lying there is not looked at.
    if (focused.current !== undefined) pointed.current = undefined;
    notify();
  };
  return {
    // Rows that move below a pointer tell of themselves that it is over them, without a movement of its own.
    onPointerMove: ({ target }: SyntheticEvent) => point(target),
    onPointerLeave: () => point(null),
    onFocus: ({ target }: FocusEvent) => focus(target),
    // From one control of a row to the next, the row keeps it.
    onBlur: ({ relatedTarget }: FocusEvent) => focus(relatedTarget),
  };
}

/** Scrolls to the row that is chosen, e.g. in a plot beside the list, as far as is needed to see it. */
export function useChosenInSight(list: RefObject<HTMLElement | null>, chosenKey: string | undefined): void {
  const seen = useRef(chosenKey);
  useEffect(() => {
    if (seen.current === chosenKey) return;
    seen.current = chosenKey;
    if (chosenKey !== undefined) rowWith(list.current, chosenKey)?.scrollIntoView({ block: 'nearest' });
  }, [list, chosenKey]);
}
