import { ThemeMenu } from '@tilava/ui/ThemeMenu';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useMenuLabels } from '../i18n/useMenuLabels.ts';
import { themeStore } from './themeStore.ts';

/** Lets the reader choose the theme. */
export function ThemeChooser() {
  const choice = useSyncExternalStore(themeStore.subscribe, themeStore.get, () => 'system' as const);
  const t = useTranslations('theme');
  const loadLabels = useMenuLabels();
  return (
    <ThemeMenu
      label={t('label')}
      choiceLabels={{ system: t('system'), light: t('light'), dark: t('dark') }}
      value={choice}
      onChange={themeStore.choose}
      loadLabels={loadLabels}
    />
  );
}
