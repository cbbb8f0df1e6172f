import { useMutation } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useServices } from '../../../shared/services/useServices.ts';

/** Asks for the newsletter in the language that is spoken; fails by `EmailFaulty` where there is no email. */
export function useSubscribe() {
  const { tilava } = useServices();
  const language = useLocale();
  return useMutation({
    mutationFn: async (typed: string) => {
      // The rules bring schemas along, which no page waits for.
      const { readEmail } = await import('../model/readEmail.ts');
      return tilava.newsletter.createSubscription({ email: readEmail(typed), language });
    },
  });
}
