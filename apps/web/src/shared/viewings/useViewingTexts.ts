import { use } from 'react';
import { useLocale } from 'use-intl';
import type { ViewingTexts } from '../../texts/viewings/viewings.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';

/** The words of viewings in the language that is spoken; waits for them. */
export const useViewingTexts = () => use(loadViewingTexts(useLocale()));

export const loadViewingTexts = textsOnDemand<ViewingTexts>({
  en: async () => (await import('../../texts/viewings/en.ts')).en,
  fi: async () => (await import('../../texts/viewings/fi.ts')).fi,
  sv: async () => (await import('../../texts/viewings/sv.ts')).sv,
});
