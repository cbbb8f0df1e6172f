import { en } from '@tilava/domain/texts/en';
import type { Handlers } from '../../http/operations.ts';
import type { VerificationWriteService } from './writeService.ts';

export const verificationHandlers = (
  verification: VerificationWriteService,
): Handlers<'verifyUser' | 'sendVerificationMail'> => ({
  verifyUser: async ({ path }) => ({ status: 200, body: await verification.verify(path.uid, path.code) }),

  sendVerificationMail: async ({ body, address }) => {
    await verification.sendAgain({ email: body.email, password: body.password, address });
    return { status: 200, body: { message: en.request.verificationSent } };
  },
});
