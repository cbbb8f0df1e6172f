import type { CostRange } from '@tilava/domain/cost';
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

/** Which of them is less than all others, if there are others and only one is. */
export function leastIndex(numbers: readonly (number | null)[]): number | undefined {
  const known = numbers.filter((number) => number !== null).toSorted((one, other) => one - other);
  const [least, next] = known;
  return least === undefined || next === undefined || least === next ? undefined : numbers.indexOf(least);
}

/** Which range lies below all others; undefined where they meet, or one that may be lower has no upper end. */
export function lowestIndex(ranges: readonly (CostRange | null)[]): number | undefined {
  const known = ranges.filter((range) => range !== null);
  const index = ranges.findIndex(
    (range) =>
      range !== null && known.every((other) => other === range || (range.max ?? Infinity) < other.min),
  );
  return index < 0 || known.length < 2 ? undefined : index;
}

const lastParts =
  /(?<=\p{L}{10})(?=(?:katu|tie|kuja|polku|ranta|tori|väylä|bulevardi|esplanadi|gatan|vägen|gränden|kajen|torget)(?!\p{L}))/gu;

/** Lets long names of streets be broken, with a hyphen, where their last part begins: "Ruoholahden|katu". */
export const withBreaks = (text: string): string => text.replaceAll(lastParts, '\u00AD');
