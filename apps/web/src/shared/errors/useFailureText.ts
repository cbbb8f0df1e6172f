import { type Failure, failureMessage, problemMessageKey, type RequestAction } from '@tilava/domain/requests';
import { inMinutes } from '@tilava/domain/time';
import { isApiError, isArgumentError, isRateLimitedError } from '@tilava/sdk';
import { useLocale, useTranslations } from 'use-intl';

/** The error catalogue's message, and when to try again; null where it stays silent. The server answers in English. */
export function useFailureText(): (action: RequestAction, error: unknown) => string | null {
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

/** Why a call failed, as the rules of the product want to know it; a problem of the server's says most. */
export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) return { code: null, detail: null };
  return { code: error.problem?.code ?? null, detail: error.serverMessage };
}

/** Refusals that end by themselves: of a session, or of a call that came too soon. */
const passingStatuses: readonly number[] = [401, 408, 425, 429];

/** Whether the server refused a call for good: sending it again is of no use. */
export const isRefusal = (error: Error): boolean =>
  isArgumentError(error) ||
  (isApiError(error) &&
    error.problem !== null &&
    error.status < 500 &&
    !passingStatuses.includes(error.status) &&
    error.code !== 'password_change_required');
