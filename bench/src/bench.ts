/** A whole number that may be said on the command line, such as `--rounds 3`. */
export interface NumberOption {
  readonly default: number;
  readonly meaning: string;
}

/** Something to measure. */
export interface Bench<Name extends string = string> {
  readonly meaning: string;
  readonly options: Readonly<Record<Name, NumberOption>>;
  /** What of it may be chosen by name; without a name, all of it is measured. */
  readonly parts: readonly string[];
  /** Measures and prints, and fails the run where a figure is not as it has to be. */
  run(numbers: Readonly<Record<Name, number>>, parts: readonly string[]): Promise<void>;
}
