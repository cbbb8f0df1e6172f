import type { components } from '@tilava/sdk/schema';
import { assertNoRest } from '../everyField.ts';
import type { UserReadService } from '../users/readService.ts';
import { credentialsWrong, type BearerWriteService } from './writeService.ts';

type Schemas = components['schemas'];

/** Logs in from a network address, however the email and the password came. */
export type LogIn = (credentials: Schemas['Credentials'], address: string) => Promise<Schemas['Session']>;

/** Makes what logs in; see `BearerWriteService.create` for what it refuses. */
export const loggingIn =
  (bearers: BearerWriteService, users: UserReadService): LogIn =>
  async (credentials, address) => {
    const { email, password, rememberMe = false, ...rest } = credentials;
    assertNoRest(rest);
    const session = await bearers.create({ email, password, rememberMe, address });
    const user = await users.readOwn(session.userId);
    if (user === null) throw credentialsWrong();
    return {
      bearer: session.bearer,
      expiresAt: session.expiresAt.toISOString(),
      mustChangePassword: session.mustChangePassword,
      user,
    };
  };
