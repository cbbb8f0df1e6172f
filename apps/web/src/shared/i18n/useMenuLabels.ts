import type { MenuProps } from '@tilava/ui/Menu';
import { useTranslations } from 'use-intl';

/** What every menu says of its list, which is downloaded on demand. */
export function useMenuLabels(): MenuProps['loadLabels'] {
  const t = useTranslations('nav');
  const common = useTranslations('common');
  return { loading: t('loadingMenu'), failed: t('menuFailed'), retry: common('tryAgain') };
}
