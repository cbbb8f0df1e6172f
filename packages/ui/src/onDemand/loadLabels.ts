/** What is said of code on its way. */
export interface LoadLabels {
  /** Said to screen readers, e.g. "Loading the calendar". */
  readonly loading: string;
  /** E.g. "The calendar could not be loaded." */
  readonly failed: string;
  /** The button beside the failure, e.g. "Try again". */
  readonly retry: string;
}
