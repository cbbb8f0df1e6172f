/** Of the sample premises on the landing page, in euros a month (specification, section 9). */
export const sampleRents = { minimum: 699, maximum: 1499 } as const;
