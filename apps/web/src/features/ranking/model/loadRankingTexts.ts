import { textsOnDemand } from '../../../shared/i18n/loadTexts.ts';
import type { RankingTexts } from '../../../texts/ranking/ranking.ts';

export const loadRankingTexts = textsOnDemand<RankingTexts>({
  en: async () => (await import('../../../texts/ranking/en.ts')).en,
  fi: async () => (await import('../../../texts/ranking/fi.ts')).fi,
  sv: async () => (await import('../../../texts/ranking/sv.ts')).sv,
});
