import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/useServices.ts';
import type { LoginValues } from '../model/loginForm.ts';

/** Fetches the rules of the form. They bring schemas along, which the first page does not wait for. */
export const loadLoginRules = () => import('../model/readLogin.ts');

/** Logs in and begins the session; fails by `LoginFaulty` where the form cannot be sent as it is. */
export function useLogin() {
  const { tilava, session } = useServices();
  return useMutation({
    mutationFn: async (values: LoginValues) => {
      const { readLogin } = await loadLoginRules();
      return tilava.bearers.create(readLogin(values));
    },
    onSuccess: ({ bearer, user, mustChangePassword }) => session.start(bearer, user, mustChangePassword),
  });
}
