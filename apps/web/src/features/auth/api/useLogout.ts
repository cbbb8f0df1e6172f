import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/useServices.ts';

/** How long the server is waited for, in milliseconds: whoever logs out wants to leave. */
const patience = 3_000;

/** Logs out: here in any case, also when the server cannot be told. */
export function useLogout() {
  const { tilava, session } = useServices();
  return useMutation({
    mutationFn: () => tilava.bearers.delete({ signal: AbortSignal.timeout(patience) }),
    onMutate: () => session.get()?.token,
    // Another tab may have logged somebody in meanwhile: that session is not this one's to end.
    onSettled: (_data, _error, _variables, token) => {
      if (session.get()?.token === token) session.end();
    },
  });
}
