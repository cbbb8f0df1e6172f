import type { AllImportTexts } from '@tilava/domain/import';
import type { Locale } from '@tilava/domain/format';
import { use } from 'react';
import { useLocale } from 'use-intl';
import { lazyModule } from '@tilava/ui/lazy/lazyModule';
import { textsOnDemand } from '../../shared/i18n/loadTexts.ts';
import type { ImportTexts } from '../../texts/importing/importing.ts';

const loadLabels = textsOnDemand<ImportTexts>({
  en: async () => (await import('../../texts/importing/en.ts')).en,
  fi: async () => (await import('../../texts/importing/fi.ts')).fi,
  sv: async () => (await import('../../texts/importing/sv.ts')).sv,
});

/** Files may be in any of the product's languages, whichever is spoken. */
const allTexts = lazyModule(async (): Promise<AllImportTexts> => {
  const [{ en }, { fi }, { sv }, { importNames: names }] = await Promise.all([
    import('@tilava/domain/texts/en'),
    import('@tilava/domain/texts/fi'),
    import('@tilava/domain/texts/sv'),
    import('@tilava/domain/texts/importNames'),
  ]);
  return {
    en: { product: en, names: names.en },
    fi: { product: fi, names: names.fi },
    sv: { product: sv, names: names.sv },
  };
});

/** The words of the page, and those of the product in all languages; waits for them. */
export function useImportTexts() {
  const locale: Locale = useLocale();
  return { labels: use(loadLabels(locale)), texts: use(allTexts.load()), locale };
}
