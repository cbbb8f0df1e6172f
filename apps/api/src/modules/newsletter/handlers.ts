import type { Handlers } from '../../http/operations.ts';
import { assertNoRest } from '../everyField.ts';
import type { NewsletterWriteService } from './writeService.ts';

export const newsletterHandlers = (
  newsletter: NewsletterWriteService,
): Handlers<'createSubscription' | 'verifySubscription'> => ({
  createSubscription: async ({ body }) => {
    const { email, language = 'en', ...rest } = body;
    assertNoRest(rest);
    await newsletter.subscribe(email, language);
    return { status: 200, body: { message: 'Check your email to confirm the newsletter' } };
  },

  verifySubscription: async ({ path }) => {
    await newsletter.confirm(path.code);
    return { status: 200, body: { message: 'You will get the newsletter' } };
  },
});
