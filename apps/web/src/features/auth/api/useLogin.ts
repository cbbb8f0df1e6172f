import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/useServices.ts';
import type { LoginValues } from '../model/loginForm.ts';

/** Logs in and begins the session. */
export function useLogin() {
  const { tilava, session } = useServices();
  return useMutation({
    mutationFn: ({ email, password, rememberMe }: LoginValues) =>
      tilava.bearers.create({ email: email.trim(), password, rememberMe }),
    onSuccess: ({ bearer, user }) => session.start(bearer, user),
  });
}
