/**
 * The lowest and the highest rent of the sample premises on the landing page, in euros a month (specification,
 * section 9).
 *
 * @example
 * formatMoney(sampleRents.maximum, 'en'); // '1 499 €'
 */
export const sampleRents = { minimum: 699, maximum: 1499 } as const;
