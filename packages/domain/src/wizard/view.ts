import type { WizardState } from './machine.ts';
import { checkSteps, type WizardSteps } from './steps.ts';
import { viewSteps, type WizardView } from './stepsView.ts';

/** What a wizard shows, as `viewSteps` says it of steps whose forms are checked. */
export function viewWizard<Steps extends WizardSteps>(
  steps: Steps,
  state: WizardState<Steps>,
): WizardView<keyof Steps & string> {
  const names: readonly (keyof Steps & string)[] = Object.keys(steps);
  const checks = checkSteps(steps, state.values);
  return viewSteps(
    names.map((name, index) => ({ name, isValid: checks[index]?.isValid === true })),
    state.index,
  );
}
