import type { CostRange } from '@tilava/domain/cost';

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
