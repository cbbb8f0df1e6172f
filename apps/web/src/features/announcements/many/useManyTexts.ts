import { use } from 'react';
import { useLocale } from 'use-intl';
import type { ManyAnnouncementsTexts } from '../../../texts/manyAnnouncements/manyAnnouncements.ts';
import { textsOnDemand } from '../../../shared/i18n/loadTexts.ts';

/** The words for many announcements in the language that is spoken; waits for them. */
export const useManyTexts = () => use(loadManyTexts(useLocale()));

const loadManyTexts = textsOnDemand<ManyAnnouncementsTexts>({
  en: async () => (await import('../../../texts/manyAnnouncements/en.ts')).en,
  fi: async () => (await import('../../../texts/manyAnnouncements/fi.ts')).fi,
  sv: async () => (await import('../../../texts/manyAnnouncements/sv.ts')).sv,
});
