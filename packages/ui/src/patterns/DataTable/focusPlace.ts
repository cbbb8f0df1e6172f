/** Where the focus is in the rows of a table: in which row, and on which of its controls. */
export interface FocusPlace {
  /** The row's key. */
  readonly row: string;
  readonly control: number;
}

/** Where it is; `undefined` where no row has it. */
export function placeOfFocus(table: HTMLTableElement | null): FocusPlace | undefined {
  const active = document.activeElement;
  const row = active?.closest<HTMLElement>('tr[data-key]');
  const key = row?.dataset['key'];
  if (active === null || row === null || row === undefined || key === undefined) return undefined;
  return table?.contains(row) === true ? { row: key, control: controlsOf(row).indexOf(active) } : undefined;
}

/** What is at that place; `undefined` while its row is not drawn. */
export function controlAt(body: HTMLElement | null, place: FocusPlace): HTMLElement | undefined {
  const row = body?.querySelector(`tr[data-key="${CSS.escape(place.row)}"]`);
  const control = row === null || row === undefined ? undefined : controlsOf(row)[place.control];
  return control instanceof HTMLElement ? control : undefined;
}

function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')];
}
