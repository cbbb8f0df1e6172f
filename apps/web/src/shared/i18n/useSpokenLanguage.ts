import { useSyncExternalStore } from 'react';
import { useServices } from '../services/useServices.ts';
import type { SpokenLanguage } from './languageStore.ts';

/** The language of the app; null until its words are there. */
export function useSpokenLanguage(): SpokenLanguage | null {
  const { language } = useServices();
  return useSyncExternalStore(language.subscribe, language.get, language.get);
}
