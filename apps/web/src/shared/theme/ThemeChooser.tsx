import { ThemeMenu } from '@tilava/ui/ThemeMenu';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useMenuWords } from '../i18n/useMenuWords.ts';
import { themeStore } from './themeStore.ts';

/** Lets the reader choose the theme. */
export function ThemeChooser() {
  const choice = useSyncExternalStore(themeStore.subscribe, themeStore.get, () => 'system' as const);
  const t = useTranslations('theme');
  const loadWords = useMenuWords();
  return (
    <ThemeMenu
      label={t('label')}
      choiceLabels={{ system: t('system'), light: t('light'), dark: t('dark') }}
      value={choice}
      onChange={themeStore.choose}
      loadWords={loadWords}
    />
  );
}
