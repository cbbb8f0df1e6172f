import type { QueryClient } from '@tanstack/react-query';
import { tagKey } from '@tilava/sdk/react-query';
import type { ChosenAnnouncementStore } from './chosenAnnouncementStore.ts';

/**
 * Has matches loaded anew once another announcement is chosen (specification, section 4), in another tab too. Those that
 * are on show give way to the chosen one's: only what shows afterwards is asked for.
 */
export function reloadMatchesOnChoice(
  chosen: Pick<ChosenAnnouncementStore, 'subscribe'>,
  queryClient: QueryClient,
): void {
  chosen.subscribe(
    () => void queryClient.invalidateQueries({ queryKey: tagKey('matchmaking'), refetchType: 'none' }),
  );
}
