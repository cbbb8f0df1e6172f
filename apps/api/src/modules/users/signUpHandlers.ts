import type { Handlers } from '../../http/operations.ts';
import type { SignUpService } from './signUpService.ts';

export const signUpHandlers = (signUp: SignUpService): Handlers<'createUser'> => ({
  createUser: async ({ callerOrVisitor, body, once }) => {
    const prepared = await signUp.prepare(body);
    const created = await once(() => signUp.create(callerOrVisitor, prepared));
    const isRepeated = created.id !== prepared.id;
    if (isRepeated) await signUp.refuseOtherPassword(created.id, body.password);
    return { status: 201, body: created, location: `/user/${created.id}` };
  },
});
