// Generated from openapi/ by `pnpm generate`. Do not edit.

export * from './queries/bearers.ts';
export * from './queries/users.ts';
export * from './queries/announcements.ts';
export * from './queries/favorites.ts';
export * from './queries/interests.ts';
export * from './queries/blocks.ts';
export * from './queries/keys.ts';
export * from './queries/webhooks.ts';
export * from './queries/team.ts';
export * from './queries/reports.ts';
export * from './queries/threads.ts';
export * from './queries/changes.ts';
export * from './queries/viewings.ts';
export * from './queries/properties.ts';
export * from './queries/insights.ts';
export * from './queries/alerts.ts';
export * from './queries/matchmaking.ts';
export * from './queries/files.ts';
export * from './queries/places.ts';
export * from './queries/admin.ts';
