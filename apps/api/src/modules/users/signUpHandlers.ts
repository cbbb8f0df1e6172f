import type { Handlers } from '../../http/operations.ts';
import type { SignUpService } from './signUpService.ts';

/** The operation of signing up. */
export const signUpHandlers = (signUp: SignUpService): Handlers<'createUser'> => ({
  createUser: async (call) => {
    const { callerOrVisitor, body } = call;
    const prepared = await signUp.prepare(body);
    let isRepeated = true;
    const answer = await call.once(async () => {
      isRepeated = false;
      return { status: 201 as const, body: await signUp.create(callerOrVisitor, prepared) };
    });
    if (isRepeated) await signUp.refuseOtherPassword(answer.body.id, body.password);
    return answer;
  },
});
