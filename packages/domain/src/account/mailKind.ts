/** Whether a mail of each kind goes to somebody who has unsubscribed: only what the account cannot do without. */
const goesToUnsubscribed = {
  verification: true,
  temporaryPassword: true,
  newsletter: false,
  interest: false,
  mutualInterest: false,
  alert: false,
} as const;

export type MailKind = keyof typeof goesToUnsubscribed;

/**
 * Whether mails of a kind go to users who have unsubscribed, too: those that verify an account, and those that bring
 * a temporary password, without which nobody gets in.
 */
export const reachesUnsubscribed = (kind: MailKind): boolean => goesToUnsubscribed[kind];
