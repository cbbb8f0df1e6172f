import { faultIn, type FieldFault } from '../form/faults.ts';

/**
 * What is wrong with the bounds of a rent or size; null is no bound, undefined can't be read. At least one is needed,
 * each is above 0, and crossing bounds fault the maximum, which is filled in last.
 *
 * @example
 * boundFaults('rent', null, null); // [{ field: 'rentMin', rule: 'boundMissing', parameters: {} }]
 * boundFaults('rent', 0, null); // [{ field: 'rentMin', rule: 'notPositive', parameters: {} }]
 * boundFaults('size', 80, 30); // [{ field: 'sizeMax', rule: 'minimumAboveMaximum', parameters: {} }]
 */
export function boundFaults(
  name: 'rent' | 'size',
  minimum: number | null | undefined,
  maximum: number | null | undefined,
): readonly FieldFault[] {
  if (minimum === null && maximum === null) return [faultIn(`${name}Min`, 'boundMissing')];
  if ((minimum ?? 1) <= 0) return [faultIn(`${name}Min`, 'notPositive')];
  if ((maximum ?? 1) <= 0) return [faultIn(`${name}Max`, 'notPositive')];
  return (minimum ?? 0) > (maximum ?? Infinity) ? [faultIn(`${name}Max`, 'minimumAboveMaximum')] : [];
}

/**
 * What is wrong with the days, `YYYY-MM-DD`, of a period: the second is later. Nothing while one is missing or
 * unreadable.
 */
export function periodFaults(
  moveInDate: string | null | undefined,
  moveOutDate: string | null | undefined,
): readonly FieldFault[] {
  // Days with years of four digits have the same order as their text; an empty text comes before each of them.
  const endsFirst = (moveOutDate ?? '') !== '' && (moveOutDate ?? '') <= (moveInDate ?? '');
  return endsFirst ? [faultIn('moveOutDate', 'moveOutBeforeMoveIn')] : [];
}

/** Bounds of likely values, inclusive: square metres, and euros a month for one of them. */
export const likely = {
  size: { minimum: 2, maximum: 100_000 },
  rentPerSquareMetre: { minimum: 1, maximum: 500 },
} as const;

type Bound = 'Min' | 'Max';

/** Sizes in square metres, rents in euros a month; what is missing cannot be read yet. */
export type Amounts = { readonly [Name in `size${Bound}` | `rent${Bound}`]?: number | null | undefined };

/**
 * Asks about unlikely sizes and rents, such as ones lacking a digit, unless unchanged or confirmed. The parameter
 * `confirmed` is what the field `confirmed` has to hold for the fault to go.
 *
 * @example
 * unlikelyFaults({ sizeMin: 80, rentMin: 15 }, { confirmed: '' });
 * // [{ field: 'rentMin', rule: 'rentUnlikely', parameters: { rent: …, size: …, rate: …, confirmed: 'rentMin=15/80' } }]
 */
export function unlikelyFaults(
  amounts: Amounts,
  { confirmed = '', before }: { readonly confirmed?: string | undefined; readonly before?: Amounts | null },
): readonly FieldFault[] {
  const isKnown = (name: keyof Amounts): boolean => amounts[name] === before?.[name];
  const isSizeKnown = isKnown('sizeMin') && isKnown('sizeMax');
  const sizes = ofBoth('size', amounts);
  const faults = [
    ...sizes.flatMap(({ name, amount }) =>
      isKnown(name) || isWithin(likely.size, amount) ? [] : [sizeFault(name, amount)],
    ),
    ...ofBoth('rent', amounts).flatMap(({ name, amount }) =>
      isSizeKnown && isKnown(name) ? [] : rentFault(name, amount, sizes),
    ),
  ].flatMap(({ fault, confirmation }) =>
    confirmed.split(' ').includes(confirmation)
      ? []
      : [{ ...fault, parameters: { ...fault.parameters, confirmed: `${confirmed} ${confirmation}`.trim() } }],
  );
  // While a size may be wrong, rents for it tell nothing.
  const ofSizes = faults.filter(({ rule }) => rule === 'sizeUnlikely');
  return ofSizes.length > 0 ? ofSizes : faults;
}

const ofBoth = (of: 'size' | 'rent', amounts: Amounts) =>
  ([`${of}Min`, `${of}Max`] as const).flatMap((name) => {
    const amount = amounts[name] ?? null;
    return amount === null ? [] : [{ name, amount }];
  });

const isWithin = ({ minimum, maximum }: { minimum: number; maximum: number }, amount: number): boolean =>
  amount >= minimum && amount <= maximum;

const sizeFault = (name: keyof Amounts, amount: number) => ({
  fault: faultIn(name, 'sizeUnlikely', { size: { amount, unit: 'squareMetre' } }),
  confirmation: `${name}=${amount}`,
});

/** A low rent is held against the smallest size, a high one against the largest. */
function rentFault(name: keyof Amounts, rent: number, sizes: ReturnType<typeof ofBoth>) {
  if (sizes.length === 0) return [];
  const areas = sizes.map(({ amount }) => amount);
  const smallest = Math.min(...areas);
  const largest = Math.max(...areas);
  const minimum = likely.rentPerSquareMetre.minimum * smallest;
  const maximum = likely.rentPerSquareMetre.maximum * largest;
  if (isWithin({ minimum, maximum }, rent)) return [];
  const size = rent < minimum ? smallest : largest;
  const parameters = {
    rent: { amount: rent, unit: 'euroAMonth' },
    size: { amount: size, unit: 'squareMetre' },
    rate: { amount: rent / size, unit: 'euroPerSquareMetre' },
  } as const;
  return [{ fault: faultIn(name, 'rentUnlikely', parameters), confirmation: `${name}=${rent}/${size}` }];
}
