import { textsOnDemand } from '../../../shared/i18n/loadTexts.ts';
import type { CostTexts } from '../../../texts/costs/costs.ts';

export const loadCostTexts = textsOnDemand<CostTexts>({
  en: async () => (await import('../../../texts/costs/en.ts')).en,
  fi: async () => (await import('../../../texts/costs/fi.ts')).fi,
  sv: async () => (await import('../../../texts/costs/sv.ts')).sv,
});
