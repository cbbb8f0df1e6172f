/** Whether two values of forms are the same, whatever they are made of. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
