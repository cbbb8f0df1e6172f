import { textsOnDemand } from '../../../shared/i18n/loadTexts.ts';
import type { UnsubscriptionTexts } from '../../../texts/unsubscription/unsubscription.ts';

/** The words of the page that ends emails. */
export const loadUnsubscriptionTexts = textsOnDemand<UnsubscriptionTexts>({
  en: async () => (await import('../../../texts/unsubscription/en.ts')).en,
  fi: async () => (await import('../../../texts/unsubscription/fi.ts')).fi,
  sv: async () => (await import('../../../texts/unsubscription/sv.ts')).sv,
});
