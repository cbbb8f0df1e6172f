import { paths } from '../../../shared/paths.ts';

/** How many premises stand side by side at most: more columns are read on no screen. */
export const mostCompared = 4;

/** How many there are to compare at least. */
export const leastCompared = 2;

const premisesName = 'premises';
const comparingName = 'compare';

/** The premises that the address of a comparison names, each once, four at most. */
export const comparedIds = (search: URLSearchParams): readonly string[] =>
  [...new Set(search.getAll(premisesName))].slice(0, mostCompared);

/** The address of a comparison without one of its premises. */
export function withoutCompared(search: URLSearchParams, id: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.delete(premisesName);
  for (const other of comparedIds(search)) if (other !== id) changed.append(premisesName, other);
  return changed;
}

/** The address of a comparison of premises that were chosen from a list, whose own address is kept for the way back. */
export function comparisonAddress(list: URLSearchParams, ids: readonly string[]): string {
  const search = new URLSearchParams(list);
  for (const id of ids) search.append(premisesName, id);
  return `${paths.comparison}?${search}`;
}

/** The address of the list that a comparison was chosen from. */
export function listAddress(search: URLSearchParams): string {
  const list = new URLSearchParams(search);
  list.delete(premisesName);
  return list.size === 0 ? paths.matches : `${paths.matches}?${list}`;
}

/** Whether premises are being chosen in the list for a comparison. */
export const isComparing = (search: URLSearchParams): boolean => search.has(comparingName);

/** The same address while premises are being chosen, or not. */
export function withComparing(search: URLSearchParams, isOn: boolean): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (isOn) changed.set(comparingName, 'true');
  else changed.delete(comparingName);
  return changed;
}
