import type { ReactNode } from 'react';

/** One of the answers that a question offers. */
export interface Option<Value extends string = string> {
  /** The option’s value, e.g. a code of the contract. Unique. */
  readonly value: Value;
  /** The visible text. */
  readonly label: string;
  /** What else to know before selecting it. */
  readonly description?: ReactNode;
}

/** The values that are among the options, in the options' order. */
export function chosenValues<Value extends string>(
  options: readonly Pick<Option<Value>, 'value'>[],
  chosen: readonly string[],
): Value[] {
  return options.map(({ value }) => value).filter((value) => chosen.includes(value));
}
