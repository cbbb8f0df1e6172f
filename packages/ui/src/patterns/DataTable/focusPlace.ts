/** Where the focus is in the rows of a table: in which row, from 0, and on which of its controls. */
export interface FocusPlace {
  readonly row: number;
  readonly control: number;
}

/** Where it is in rows that are all in the document; `undefined` where no row has it. */
export function placeOfFocus(table: HTMLTableElement | null): FocusPlace | undefined {
  const active = document.activeElement;
  const rows = [...(table?.tBodies.item(0)?.rows ?? [])];
  const index = rows.findIndex((row) => row.contains(active));
  const row = rows[index];
  return active === null || row === undefined
    ? undefined
    : { row: index, control: controlsOf(row).indexOf(active) };
}

/** What is at that place in rows that say by `data-index` which they are; `undefined` while it is not drawn. */
export function controlAt(body: HTMLElement | null, place: FocusPlace): HTMLElement | undefined {
  const row = body?.querySelector(`tr[data-index="${place.row}"]`);
  const control = row === null || row === undefined ? undefined : controlsOf(row)[place.control];
  return control instanceof HTMLElement ? control : undefined;
}

function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')];
}
