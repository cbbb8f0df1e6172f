export { announcementWizard } from './announcement.ts';
export { readStepIndex, viewSteps, type StepView, type WizardView } from './steps.ts';
export { tenantWizard } from './tenant.ts';
export {
  draftOf,
  moveWizard,
  readDraft,
  startWizard,
  viewWizard,
  type WizardDraft,
  type WizardEvent,
  type WizardResults,
  type WizardState,
  type WizardSteps,
  type WizardValues,
} from './wizard.ts';
