import { use } from 'react';
import { useLocale } from 'use-intl';
import type { SafetyTexts } from '../../texts/safety/safety.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';

/** The words of blocks and reports in the language that is spoken; waits for them. */
export const useSafetyTexts = () => use(loadSafetyTexts(useLocale()));

export const loadSafetyTexts = textsOnDemand<SafetyTexts>({
  en: async () => (await import('../../texts/safety/en.ts')).en,
  fi: async () => (await import('../../texts/safety/fi.ts')).fi,
  sv: async () => (await import('../../texts/safety/sv.ts')).sv,
});
