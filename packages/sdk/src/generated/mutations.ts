// Generated from openapi/ by `pnpm generate`. Do not edit.

export * from './mutations/bearers.ts';
export * from './mutations/verification.ts';
export * from './mutations/users.ts';
export * from './mutations/interests.ts';
export * from './mutations/blocks.ts';
export * from './mutations/keys.ts';
export * from './mutations/webhooks.ts';
export * from './mutations/team.ts';
export * from './mutations/reports.ts';
export * from './mutations/threads.ts';
export * from './mutations/viewings.ts';
export * from './mutations/favorites.ts';
export * from './mutations/properties.ts';
export * from './mutations/alerts.ts';
export * from './mutations/announcements.ts';
export * from './mutations/files.ts';
export * from './mutations/newsletter.ts';
