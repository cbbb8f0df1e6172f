import { textsOnDemand } from '../../../shared/i18n/textsOnDemand.ts';
import type { InsightTexts } from '../../../texts/insights/insights.ts';

/** Downloads the words of insights in a language. */
export const loadInsightTexts = textsOnDemand<InsightTexts>({
  en: async () => (await import('../../../texts/insights/en.ts')).en,
  fi: async () => (await import('../../../texts/insights/fi.ts')).fi,
  sv: async () => (await import('../../../texts/insights/sv.ts')).sv,
});
