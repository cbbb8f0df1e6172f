export {
  calculateCost,
  costBases,
  costKinds,
  vatTreatments,
  type CostAmounts,
  type CostKind,
  type CostRange,
  type TotalCost,
} from './calculateCost.ts';
export { costChoices, repeatedKinds } from './form.ts';
