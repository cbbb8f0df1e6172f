import { useTranslations } from 'use-intl';

/** Adds to what is said of a list that it is from an earlier visit, where it is. */
export function useAge(): (words: string, isFromEarlier: boolean) => string {
  const t = useTranslations('common');
  return (words, isFromEarlier) => (isFromEarlier ? `${words} · ${t('fromEarlier')}` : words);
}
