import { createStore } from '../store.ts';
import { themeKey } from './themeKey.ts';

/** What the reader chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

function storedChoice(): ThemeChoice {
  try {
    const choice = localStorage.getItem(themeKey);
    return choice === 'light' || choice === 'dark' ? choice : 'system';
  } catch {
    return 'system';
  }
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
  /** Shows what was chosen on an earlier visit. */
  restore: (): void => {
    store.set(storedChoice());
    show(store.get());
  },
  choose: (choice: ThemeChoice): void => {
    try {
      localStorage.setItem(themeKey, choice);
    } catch {
      // The choice still lasts as long as this page.
    }
    store.set(choice);
    show(choice);
  },
};
