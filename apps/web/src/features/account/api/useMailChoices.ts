import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { getUserKey, invalidateAfter } from '@tilava/sdk/react-query';
import { useChoices } from '../../../shared/query/useChoices.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';

type Choice = Pick<Schemas['UserChanges'], 'shareContacts' | 'interestMails' | 'unsubscribed' | 'language'>;

/** Changes whether one's own contact details are shared, and which mails come in which language. */
export function useMailChoices() {
  const { tilava } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useChoices<Schemas['User'], Choice>({
    queryKey: getUserKey(userId),
    save: (choice) => tilava.users.update(userId, choice),
    refresh: () => invalidateAfter(queryClient, 'updateUser'),
  });
}
