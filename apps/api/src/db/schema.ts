/**
 * The tables. Money is in whole cents, areas in whole hundredths of a square metre, and every group of flags is
 * a bit mask (see masks.ts), so that the match score is integer arithmetic in the database too.
 */
export * from './schema/users.ts';
export * from './schema/team.ts';
export * from './schema/keys.ts';
export * from './schema/webhooks.ts';
export * from './schema/premises.ts';
export * from './schema/interests.ts';
export * from './schema/threads.ts';
export * from './schema/viewings.ts';
export * from './schema/safety.ts';
export * from './schema/mail.ts';
export * from './schema/alerts.ts';
export * from './schema/operation.ts';
