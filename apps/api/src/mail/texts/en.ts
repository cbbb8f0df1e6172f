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
  interest: {
    tenant: {
      subject: (count, address) =>
        count === 1
          ? `The landlord of ${address} is interested in you`
          : `Landlords of ${count} premises are interested in you`,
      why: 'Are you interested, too? Say so on the page of the premises. You’ll both be told, and each of you sees the contact details that the other shares.',
    },
    landlord: {
      subject: (count, address) =>
        count === 1 ? `A tenant is interested in ${address}` : 'New interest in your premises',
      why: 'Are you interested, too? Say so on the tenant’s page. You’ll both be told, and each of you sees the contact details that the other shares.',
    },
    further: (count) => `You’ll find ${count} more on your dashboard.`,
    label: 'Go to your dashboard',
    settings:
      'You’re getting this email because someone is interested. You can change how often these emails come in your profile.',
    unsubscribe: 'Unsubscribe from emails about interest',
  },
  alert: {
    tenant: {
      subject: (count, address) =>
        count === 1 ? `New premises that fit you: ${address}` : `${count} new premises that fit you`,
      why: 'These premises are new among your matches, or fit you now. The best come first.',
      unsubscribe: 'Unsubscribe from these alerts',
    },
    landlord: {
      subject: (count, address) =>
        count === 1 ? `New tenant for ${address}` : `${count} new tenants for ${address}`,
      why: (address) => `New matches for your premises at ${address}. The best come first.`,
      unsubscribe: 'Unsubscribe from alerts for this announcement',
    },
    digest: {
      subject: (count, announcements) => `${count} new matches for ${announcements} of your announcements`,
      why: 'Several of your announcements have new matches. The best come first.',
      unsubscribe: (announcements) => `Unsubscribe from alerts for these ${announcements} announcements`,
    },
    tenants: (count) => (count === 1 ? '1 new tenant' : `${count} new tenants`),
    best: (named, count) =>
      `This email shows the best ${named} of ${count}. You’ll find the others in your matches.`,
    label: 'See all matches',
    settings: 'You’re getting this email because you turned on alerts. You can change them in your details.',
  },
};
