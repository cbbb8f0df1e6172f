// Generated from openapi/ by `pnpm generate`. Do not edit.

export * from './operations/bearers.ts';
export * from './operations/verification.ts';
export * from './operations/users.ts';
export * from './operations/announcements.ts';
export * from './operations/favorites.ts';
export * from './operations/interests.ts';
export * from './operations/blocks.ts';
export * from './operations/keys.ts';
export * from './operations/team.ts';
export * from './operations/reports.ts';
export * from './operations/threads.ts';
export * from './operations/viewings.ts';
export * from './operations/properties.ts';
export * from './operations/insights.ts';
export * from './operations/alerts.ts';
export * from './operations/matchmaking.ts';
export * from './operations/files.ts';
export * from './operations/places.ts';
export * from './operations/newsletter.ts';
export * from './operations/admin.ts';
