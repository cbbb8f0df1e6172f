import { textsOnDemand } from '../../../shared/i18n/loadTexts.ts';
import type { GuidanceTexts } from '../../../texts/guidance/guidance.ts';

export const loadGuidance = textsOnDemand<GuidanceTexts>({
  en: async () => (await import('../../../texts/guidance/en.ts')).en,
  fi: async () => (await import('../../../texts/guidance/fi.ts')).fi,
  sv: async () => (await import('../../../texts/guidance/sv.ts')).sv,
});
