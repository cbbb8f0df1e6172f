export interface StepView<Name> {
  readonly name: Name;
  /** False where one of its fields is invalid. */
  readonly isValid: boolean;
  /** False where an earlier step holds an invalid field, so that it is disabled. */
  readonly isReachable: boolean;
}

/** What a wizard shows beside the fields of the open step. */
export interface WizardView<Name> {
  readonly steps: readonly StepView<Name>[];
  /** The index of the earliest step that holds an invalid field; null where every step is valid. */
  readonly earliestInvalid: number | null;
  /** Back leads out of the wizard. */
  readonly isFirst: boolean;
  /** Submit stands in the place of Continue. */
  readonly isLast: boolean;
  /** Whether Continue, or Submit on the last step, is enabled. */
  readonly canGoOn: boolean;
}

/**
 * What a wizard shows at a step: steps up to the earliest invalid one are enabled, Continue while the open step is
 * valid, Submit while all are (§4, §5).
 */
export function viewSteps<Name>(
  steps: readonly Pick<StepView<Name>, 'name' | 'isValid'>[],
  index: number,
): WizardView<Name> {
  const earliest = earliestInvalid(steps);
  const furthest = earliest ?? steps.length - 1;
  return {
    steps: steps.map((step, at) => ({ ...step, isReachable: at <= furthest })),
    earliestInvalid: earliest,
    isFirst: index === 0,
    isLast: index === steps.length - 1,
    // Every step before an open one is valid, so the open one decides.
    canGoOn: index <= furthest && steps[index]?.isValid === true,
  };
}

/** An index; null where every step is valid. */
export function earliestInvalid(checks: readonly { readonly isValid: boolean }[]): number | null {
  const index = checks.findIndex(({ isValid }) => !isValid);
  return index === -1 ? null : index;
}

/**
 * The index of a step in an address such as `/signup/tenant/4`, where there are `count`; null where there is no such
 * step (§2).
 *
 * @example
 * readStepIndex('4', 5); // 4
 * readStepIndex('5', 5); // null
 */
export function readStepIndex(text: string, count: number): number | null {
  const index = Number(text);
  const isWritten = /^(0|[1-9]\d*)$/.test(text);
  return isWritten && index < count ? index : null;
}
