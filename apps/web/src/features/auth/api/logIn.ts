import type { Services } from '../../../shared/services/services.ts';
import type { LoginValues } from '../model/loginForm.ts';

/** Begins a session with the server and keeps it. */
export async function logIn({ tilava, session }: Services, values: LoginValues): Promise<void> {
  const { bearer, user } = await tilava.bearers.create({ ...values, email: values.email.trim() });
  session.start(bearer, user);
}
