import { needLabel } from '@tilava/domain/property';
import type { Schemas } from '@tilava/sdk';
import { use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { NeedsTexts } from '../../texts/needs/needs.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';

/** The words for several needs in the language that is spoken; waits for them. */
export const useNeedTexts = () => use(loadNeedTexts(useLocale()));

const loadNeedTexts = textsOnDemand<NeedsTexts>({
  en: async () => (await import('../../texts/needs/en.ts')).en,
  fi: async () => (await import('../../texts/needs/fi.ts')).fi,
  sv: async () => (await import('../../texts/needs/sv.ts')).sv,
});

/** What a need is called. */
export function useNeedLabel(): (need: Schemas['Need']) => string {
  const kind = useTranslations('product.residenceFlag');
  return (need) => needLabel(need, (flag) => kind(flag));
}
