import type { Locale } from '@tilava/domain/format';
import type { GuidanceTexts } from '../../../texts/guidance/guidance.ts';

const loaders: Readonly<Record<Locale, () => Promise<GuidanceTexts>>> = {
  en: async () => (await import('../../../texts/guidance/en.ts')).en,
  fi: async () => (await import('../../../texts/guidance/fi.ts')).fi,
  sv: async () => (await import('../../../texts/guidance/sv.ts')).sv,
};

const loaded = new Map<Locale, Promise<GuidanceTexts>>();

/** Downloads the footer's pages in a language; always the same promise, which React can wait for. */
export function loadGuidance(locale: Locale): Promise<GuidanceTexts> {
  const known = loaded.get(locale) ?? loaders[locale]();
  loaded.set(locale, known);
  return known;
}
