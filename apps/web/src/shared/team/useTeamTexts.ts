import { use } from 'react';
import { useLocale } from 'use-intl';
import type { TeamTexts } from '../../texts/team/team.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';

/** The words of teams in the language that is spoken; waits for them. */
export const useTeamTexts = () => use(loadTeamTexts(useLocale()));

const loadTeamTexts = textsOnDemand<TeamTexts>({
  en: async () => (await import('../../texts/team/en.ts')).en,
  fi: async () => (await import('../../texts/team/fi.ts')).fi,
  sv: async () => (await import('../../texts/team/sv.ts')).sv,
});
