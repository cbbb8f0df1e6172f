import type { ReactNode } from 'react';

/** One of the answers that a question offers. */
export interface Option<Value extends string = string> {
  /** What the app gets, e.g. a code of the contract. No two options share one. */
  readonly value: Value;
  /** What the reader chooses by. */
  readonly label: string;
  /** What more there is to know before choosing. */
  readonly description?: ReactNode;
}

/** The values that are among the options, in the options' order. */
export function chosenValues<Value extends string>(
  options: readonly Pick<Option<Value>, 'value'>[],
  chosen: readonly string[],
): Value[] {
  return options.map(({ value }) => value).filter((value) => chosen.includes(value));
}
