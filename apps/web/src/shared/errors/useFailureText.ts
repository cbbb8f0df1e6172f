import { failureMessage, problemMessageKey, type RequestAction } from '@tilava/domain/requests';
import { inMinutes } from '@tilava/domain/time';
import { isRateLimitedError } from '@tilava/sdk';
import { useLocale, useTranslations } from 'use-intl';
import { failureOf } from './failureOf.ts';

/**
 * Words for a failed call of an action by the error catalogue; null where it stays silent. The server speaks English:
 * other languages say what its code stands for. Where it is a matter of time, when to try again is said as well.
 */
export function useFailureText(): (action: RequestAction, error: Error) => string | null {
  const t = useTranslations('product');
  const locale = useLocale();
  return (action, error) => {
    const shown = failureMessage(action, failureOf(error));
    if (shown.kind === 'silent') return null;
    const wait = isRateLimitedError(error) ? error.retryAfterMs : null;
    const whenToTry =
      wait === null ? null : t('login.tooManyAttempts', { when: inMinutes(wait / 1_000, locale) });
    if (shown.kind === 'message') {
      return [t(`request.${shown.key}`), whenToTry].filter((text) => text !== null).join(' ');
    }
    if (whenToTry !== null) return whenToTry;
    return locale === 'en' || shown.code === null
      ? shown.detail
      : t(`request.${problemMessageKey(shown.code)}`);
  };
}
