import { ThemeMenu } from '@tilava/ui/ThemeMenu';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { themeStore } from './themeStore.ts';

/** Lets the reader choose the theme. */
export function ThemeChooser() {
  const choice = useSyncExternalStore(themeStore.subscribe, themeStore.get, () => 'system' as const);
  const t = useTranslations('theme');
  return (
    <ThemeMenu
      label={t('label')}
      choiceLabels={{ system: t('system'), light: t('light'), dark: t('dark') }}
      value={choice}
      onChange={themeStore.choose}
    />
  );
}
