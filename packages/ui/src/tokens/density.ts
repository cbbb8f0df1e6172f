/** How much room lists and forms take. */
export type Density = keyof typeof density;

interface DensityValues {
  /** The height of a control: a button, a field, a tab. */
  readonly controlHeight: string;
  /** The height of a small control, and of an entry in a list that opens. */
  readonly smallControlHeight: string;
  /** Above and below the words of a control. */
  readonly controlPadding: string;
  /** Before and after what is typed into a field. */
  readonly fieldPadding: string;
  /** Above and below a box or circle with its words. */
  readonly choicePadding: string;
  /** Above and below what stands in a table. */
  readonly cellPadding: string;
  /** Above and below the rows of other lists. */
  readonly rowPadding: string;
  /** Between the fields of a form. */
  readonly fieldGap: string;
}

/** What follows the density. Nothing that can be pressed is lower than 24 px. */
export const density = {
  comfortable: {
    controlHeight: '2.75rem',
    smallControlHeight: '2.25rem',
    controlPadding: '0.5rem',
    fieldPadding: '0.75rem',
    choicePadding: '0.25rem',
    cellPadding: '1rem',
    rowPadding: '0.75rem',
    fieldGap: '1.25rem',
  },
  compact: {
    controlHeight: '2rem',
    smallControlHeight: '1.75rem',
    controlPadding: '0.1875rem',
    fieldPadding: '0.5rem',
    choicePadding: '0',
    cellPadding: '0.375rem',
    rowPadding: '0.25rem',
    fieldGap: '0.75rem',
  },
} as const satisfies Record<string, DensityValues>;

/** What fingers need, whatever the density: 44 px, also for a line of words in a choice or a table. */
export const touchDensity = {
  controlHeight: '2.75rem',
  smallControlHeight: '2.75rem',
  choicePadding: '0.625rem',
  // Where there is more anyway, there is no need of it.
  cellPadding: '0.625rem',
} as const satisfies Partial<DensityValues>;
