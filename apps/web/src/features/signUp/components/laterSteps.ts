export { readPhoneNumber } from '@tilava/domain/phone';
export { AccountStep } from './AccountStep.tsx';
export { ProfileStep } from './ProfileStep.tsx';
export { PropertyStep } from './PropertyStep.tsx';
export { ResultsStep } from './ResultsStep.tsx';
