import { labelledNames, type Labelled } from '../forms/labelledNames.ts';
import type { FaultCheck } from '../forms/useFaults.ts';

/** How a step of a wizard stands, for who goes on from it. */
export interface StepCheck {
  /** The labels of the fields that keep one from going on, each once. */
  readonly needed: readonly string[];
  /** The id of the first of them; null where there is none. */
  readonly firstFaultyId: string | null;
  readonly attempts: number;
  readonly fail: () => void;
}

/** A step in which nothing is filled in. */
export const nothingToCheck: StepCheck = {
  needed: [],
  firstFaultyId: null,
  attempts: 0,
  fail: () => undefined,
};

/** How the form of a step stands; the step's name begins the ids of its fields. */
export function stepCheck<Name extends string>(
  step: string,
  check: FaultCheck<Name>,
  labelOf: (name: Labelled<Name>) => string,
): StepCheck {
  const names = labelledNames(check.faulty);
  return {
    needed: names.map(labelOf),
    firstFaultyId: names[0] === undefined ? null : `${step}-${names[0]}`,
    attempts: check.attempts,
    fail: check.fail,
  };
}
