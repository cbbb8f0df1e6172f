import { failureMessage, problemMessageKey, type RequestAction } from '@tilava/domain/requests';
import { useLocale, useTranslations } from 'use-intl';
import { failureOf } from './failureOf.ts';

/**
 * Words for a failed call of an action by the error catalogue; null where it stays silent. The server speaks English:
 * other languages say what its code stands for.
 */
export function useFailureText(): (action: RequestAction, error: Error) => string | null {
  const t = useTranslations('product.request');
  const locale = useLocale();
  return (action, error) => {
    const shown = failureMessage(action, failureOf(error));
    if (shown.kind === 'silent') return null;
    if (shown.kind === 'message') return t(shown.key);
    return locale === 'en' || shown.code === null ? shown.detail : t(problemMessageKey(shown.code));
  };
}
