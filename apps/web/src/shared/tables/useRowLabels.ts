import { useTranslations } from 'use-intl';

/** What stands in a list in the place of an entry that cannot be drawn. */
export function useRowLabels() {
  const t = useTranslations();
  return { failed: t('errors.entry'), retry: t('common.tryAgain') };
}
