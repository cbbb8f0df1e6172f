import type { en } from './messages/en.ts';

/** The key of a message that the banner can show. */
export type MessageKey = `notices.${keyof typeof en.notices}`;
