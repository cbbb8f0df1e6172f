/** Where the focus is in the rows of a list: in which row, and on which of its controls. */
export interface FocusPlace {
  /** The row's key. */
  readonly row: string;
  readonly control: number;
}

/** Where it is; `undefined` where no row has it. */
export function placeOfFocus(list: HTMLElement | null): FocusPlace | undefined {
  const active = document.activeElement;
  const key = keyOf(active);
  const row = key === undefined ? undefined : rowWith(list, key);
  if (active === null || key === undefined || row?.contains(active) !== true) return undefined;
  return { row: key, control: controlsOf(row).indexOf(active) };
}

/** The key of the row in which something is; `undefined` outside of rows. */
export function keyOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-key]')?.dataset['key'];
}

/** What is at that place; `undefined` while its row is not drawn. */
export function controlAt(list: HTMLElement | null, place: FocusPlace): HTMLElement | undefined {
  const row = rowWith(list, place.row);
  const control = row === undefined ? undefined : controlsOf(row)[place.control];
  return control instanceof HTMLElement ? control : undefined;
}

/** The row of that key; `undefined` while it is not drawn. */
export function rowWith(list: HTMLElement | null, key: string): Element | undefined {
  return list?.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? undefined;
}

function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')];
}
