import type { MailTexts } from './mailTexts.ts';

/** The mails in English. */
export const en: MailTexts = {
  verification: {
    subject: 'Verify your Tilava account',
    why: 'Thank you for signing up. Verify your email address, and you can log in.',
    label: 'Verify the account',
    holds: 'The link works for 48 hours, once.',
    other: 'If you did not sign up, you need not do anything: without the link nobody can log in.',
  },
  temporaryPassword: {
    subject: 'Your temporary Tilava password',
    why: 'You asked for a new password. Log in with this temporary one, and set a new password then.',
    label: 'Log in',
    holds: 'The temporary password works for 30 minutes, once. A newer one replaces it.',
    other: 'If you did not ask for it, you need not do anything: your old password still works.',
  },
  newsletter: {
    subject: 'Confirm the Tilava newsletter',
    why: 'Somebody, hopefully you, asked for the Tilava newsletter at this address.',
    label: 'Confirm the newsletter',
    other: 'If it was not you, you need not do anything: without the link nothing is sent.',
  },
  mutualInterest: {
    subject: 'The interest is mutual',
    forTenant: (address) =>
      `The landlord of ${address} is interested in you as a tenant, as you are in the premises.`,
    forLandlord: (address) =>
      `A tenant whom you are interested in is interested in your premises at ${address} too.`,
    label: 'See the match',
    contacts: 'Contact details are shown there if the other side shares them.',
  },
  alert: {
    tenant: {
      subject: (count) => (count === 1 ? 'New premises that fit you' : `${count} new premises that fit you`),
      why: () => 'These premises are new among your matches, or fit you now. The best come first.',
    },
    landlord: {
      subject: (count) =>
        count === 1 ? 'A new tenant who fits your premises' : `${count} new tenants who fit your premises`,
      why: (address) => `New matches of your premises at ${address}. The best come first.`,
    },
    label: 'See all matches',
    settings:
      'You get this mail because you asked for alerts; beside your details you choose when they come.',
    unsubscribe: 'Unsubscribe from these alerts',
  },
};
