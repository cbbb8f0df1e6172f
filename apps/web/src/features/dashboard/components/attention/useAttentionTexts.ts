import { use } from 'react';
import { useLocale } from 'use-intl';
import { textsOnDemand } from '../../../../shared/i18n/loadTexts.ts';
import type { AttentionTexts } from '../../../../texts/attention/attention.ts';

export const loadAttentionTexts = textsOnDemand<AttentionTexts>({
  en: async () => (await import('../../../../texts/attention/en.ts')).en,
  fi: async () => (await import('../../../../texts/attention/fi.ts')).fi,
  sv: async () => (await import('../../../../texts/attention/sv.ts')).sv,
});

/** In the language that is spoken; waits for them. */
export const useAttentionTexts = () => use(loadAttentionTexts(useLocale()));
