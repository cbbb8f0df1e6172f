import { Suspense, use } from 'react';
import { useLocale } from 'use-intl';
import type { HintTexts } from '../../texts/hints/hints.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';

interface HintProps {
  readonly name: keyof HintTexts;
}

/** A text that few pages show: it keeps its line while it is downloaded. */
export const Hint = (props: HintProps) => (
  <Suspense fallback={'\u00A0'}>
    <LoadedHint {...props} />
  </Suspense>
);

const LoadedHint = ({ name }: HintProps) => use(loadHints(useLocale()))[name];

const loadHints = textsOnDemand<HintTexts>({
  en: async () => (await import('../../texts/hints/en.ts')).en,
  fi: async () => (await import('../../texts/hints/fi.ts')).fi,
  sv: async () => (await import('../../texts/hints/sv.ts')).sv,
});
