import { en } from '@tilava/domain/texts/en';
import type { Handlers } from '../../http/operations.ts';
import type { PasswordResetWriteService } from './writeService.ts';

export const passwordResetHandlers = (resets: PasswordResetWriteService): Handlers<'sendPasswordReset'> => ({
  sendPasswordReset: async ({ body }) => {
    await resets.send(body.email);
    return { status: 200, body: { message: en.request.passwordReset } };
  },
});
