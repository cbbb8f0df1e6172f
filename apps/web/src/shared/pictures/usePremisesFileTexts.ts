import { use } from 'react';
import { useLocale } from 'use-intl';
import type { PremisesFileTexts } from '../../texts/premisesFiles/premisesFiles.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';

/** In the language that is spoken; waits for them. */
export const usePremisesFileTexts = () => use(loadPremisesFileTexts(useLocale()));

const loadPremisesFileTexts = textsOnDemand<PremisesFileTexts>({
  en: async () => (await import('../../texts/premisesFiles/en.ts')).en,
  fi: async () => (await import('../../texts/premisesFiles/fi.ts')).fi,
  sv: async () => (await import('../../texts/premisesFiles/sv.ts')).sv,
});
