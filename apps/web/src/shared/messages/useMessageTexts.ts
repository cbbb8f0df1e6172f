import { use } from 'react';
import { useLocale } from 'use-intl';
import type { MessageTexts } from '../../texts/messages/messages.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';

/** The words of conversations in the language that is spoken; waits for them. */
export const useMessageTexts = () => use(loadMessageTexts(useLocale()));

export const loadMessageTexts = textsOnDemand<MessageTexts>({
  en: async () => (await import('../../texts/messages/en.ts')).en,
  fi: async () => (await import('../../texts/messages/fi.ts')).fi,
  sv: async () => (await import('../../texts/messages/sv.ts')).sv,
});
