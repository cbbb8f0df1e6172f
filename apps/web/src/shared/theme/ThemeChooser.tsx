import { ThemeMenu } from '@tilava/ui/ThemeMenu';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useMenuLabels } from '../i18n/Language.tsx';
import { deviceStorage, readText, themeKey, watchSaved, writeText } from '../saved/saved.ts';
import { createStore } from '../store.ts';

/** What the reader chose; `system` follows the device. */
type ThemeChoice = 'system' | 'light' | 'dark';

function storedChoice(): ThemeChoice {
  const choice = readText(deviceStorage('localStorage'), themeKey);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

function show(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

const store = createStore<ThemeChoice>('system');

/** The chosen theme. It belongs to the device, so that a logout does not take it away. */
export const themeStore = {
  get: store.get,
  subscribe: store.subscribe,
  /** Shows what was chosen on an earlier visit, and from now on what is chosen in another tab. */
  restore: (): void => {
    const follow = () => {
      store.set(storedChoice());
      show(store.get());
    };
    follow();
    watchSaved({ storage: deviceStorage('localStorage'), tabs: window }, themeKey, follow);
  },
  choose: (choice: ThemeChoice): void => {
    // Where it is not kept, it still lasts as long as this page.
    writeText(deviceStorage('localStorage'), themeKey, choice);
    store.set(choice);
    show(choice);
  },
};

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
