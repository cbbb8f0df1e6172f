import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/useServices.ts';

/** Logs out: here in any case, also when the server cannot be told. */
export function useLogout() {
  const { tilava, session } = useServices();
  return useMutation({
    mutationFn: () => tilava.bearers.delete(),
    onSettled: () => session.end(),
  });
}
