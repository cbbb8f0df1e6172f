export { announcementWizard } from './announcement.ts';
export { draftOf, readDraft, type WizardDraft } from './draft.ts';
export { moveWizard, startWizard, type WizardEvent, type WizardState } from './machine.ts';
export { readStepIndex } from './stepIndex.ts';
export type { WizardResults, WizardSteps, WizardValues } from './steps.ts';
export { tenantWizard } from './tenant.ts';
export { viewSteps, type StepView, type WizardView } from './stepsView.ts';
export { viewWizard } from './view.ts';
