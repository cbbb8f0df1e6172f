/** What every chart is told beside its numbers. */
export interface ChartProps {
  /** What the chart shows, e.g. "Premises within 3 km". */
  readonly title: string;
  /** What it counts in, e.g. "€ / m²". */
  readonly unit?: string;
  /** Writes a value as the reader's language does. */
  readonly format: (value: number) => string;
}

/** The words of the table that every chart comes with. */
export interface ChartTableLabels {
  /** The button that opens the same numbers as a table, e.g. "As a table". */
  readonly table: string;
  /** The words above the table's first column, e.g. "Kind of premises" or "Month". */
  readonly category: string;
}
