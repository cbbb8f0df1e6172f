import { use } from 'react';
import { useLocale } from 'use-intl';
import type { DocumentTexts } from '../../texts/documents/documents.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';

/** In the language that is spoken; waits for them. */
export const useDocumentTexts = () => use(loadDocumentTexts(useLocale()));

const loadDocumentTexts = textsOnDemand<DocumentTexts>({
  en: async () => (await import('../../texts/documents/en.ts')).en,
  fi: async () => (await import('../../texts/documents/fi.ts')).fi,
  sv: async () => (await import('../../texts/documents/sv.ts')).sv,
});
