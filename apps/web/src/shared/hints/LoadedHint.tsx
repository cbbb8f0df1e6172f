import { use } from 'react';
import { useLocale } from 'use-intl';
import type { HintTexts } from '../../texts/hints/hints.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';

export interface HintProps {
  readonly name: keyof HintTexts;
}

export default function LoadedHint({ name }: HintProps) {
  return use(loadHints(useLocale()))[name];
}

const loadHints = textsOnDemand<HintTexts>({
  en: async () => (await import('../../texts/hints/en.ts')).en,
  fi: async () => (await import('../../texts/hints/fi.ts')).fi,
  sv: async () => (await import('../../texts/hints/sv.ts')).sv,
});
