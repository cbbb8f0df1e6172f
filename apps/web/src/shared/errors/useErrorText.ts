import { ApiError } from '@tilava/sdk';
import { useTranslations } from 'use-intl';

/** Words for a failed call: the server's message where there is one, else that the network failed. */
export function useErrorText(): (error: Error) => string {
  const t = useTranslations('errors');
  return (error) => (error instanceof ApiError ? error.problem.detail : t('network'));
}
