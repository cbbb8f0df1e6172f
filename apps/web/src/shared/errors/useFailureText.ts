import { failureMessage, type RequestAction } from '@tilava/domain/requests';
import { useTranslations } from 'use-intl';
import { failureOf } from './failureOf.ts';

/** Words for a failed call of an action by the error catalogue; null where it stays silent. */
export function useFailureText(): (action: RequestAction, error: Error) => string | null {
  const t = useTranslations('requests');
  return (action, error) => {
    const shown = failureMessage(action, failureOf(error));
    if (shown.kind === 'silent') return null;
    return shown.kind === 'server' ? shown.detail : t(shown.key);
  };
}
