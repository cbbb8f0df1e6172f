import { use } from 'react';
import { useLocale } from 'use-intl';
import { textsOnDemand } from '../../../shared/i18n/loadTexts.ts';
import type { AdminTexts } from '../../../texts/admin/admin.ts';

/** The words of the admin's page in the language that is spoken; waits for them. */
export const useAdminTexts = () => use(loadAdminTexts(useLocale()));

export const loadAdminTexts = textsOnDemand<AdminTexts>({
  en: async () => (await import('../../../texts/admin/en.ts')).en,
  fi: async () => (await import('../../../texts/admin/fi.ts')).fi,
  sv: async () => (await import('../../../texts/admin/sv.ts')).sv,
});
