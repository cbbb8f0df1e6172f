export { readStepIndex, viewSteps, type WizardView } from './steps.ts';
export { tenantWizard } from './tenant.ts';
export {
  draftOf,
  moveWizard,
  readDraft,
  startWizard,
  viewWizard,
  type WizardDraft,
  type WizardResults,
  type WizardSteps,
  type WizardValues,
} from './wizard.ts';
