export { costKinds, type CostKind } from './costKinds.ts';
export { costBases, vatTreatments } from '../property/terms.ts';
export { calculateCost, type TotalCost } from './calculateCost.ts';
export { calculateMonth, leaseStart, type CostAmounts, type CostRange } from './calculateMonth.ts';
export { vatRates } from './vatRates.ts';
export { costChoices, repeatedKinds } from './form.ts';
