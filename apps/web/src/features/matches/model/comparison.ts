import { paths } from '../../../shared/paths.ts';

/** How many premises stand side by side at most: more columns are read on no screen. */
export const maxCompared = 4;

export const leastCompared = 2;

const premisesName = 'premises';
const comparingName = 'compare';

/** The premises that the address of a comparison names, or of the list that they are chosen from: each once, four at most. */
export const comparedIds = (search: URLSearchParams): readonly string[] =>
  [...new Set(search.getAll(premisesName))].slice(0, maxCompared);

export function withCompared(search: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.delete(premisesName);
  for (const id of ids) changed.append(premisesName, id);
  return changed;
}

export const withoutCompared = (search: URLSearchParams, id: string): URLSearchParams =>
  withCompared(
    search,
    comparedIds(search).filter((other) => other !== id),
  );

export const comparisonAddress = (list: URLSearchParams): string => `${paths.comparison}?${list}`;

/** The address of the list that a comparison was chosen from, or a match: what is being chosen there stays so. */
export function listAddress(search: URLSearchParams): string {
  const list = isComparing(search) ? search : withCompared(search, []);
  return list.size === 0 ? paths.matches : `${paths.matches}?${list}`;
}

export const isComparing = (search: URLSearchParams): boolean => search.has(comparingName);

export function withComparing(search: URLSearchParams, isOn: boolean): URLSearchParams {
  const changed = withCompared(search, []);
  if (isOn) changed.set(comparingName, 'true');
  else changed.delete(comparingName);
  return changed;
}
