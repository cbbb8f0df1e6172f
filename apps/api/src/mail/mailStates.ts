import { and, eq, isNull, ne } from 'drizzle-orm';
import { mails } from '../db/schema.ts';

/** To be sent still: what was sent or given up keeps no text. */
export const isWaiting = and(isNull(mails.sentAt), ne(mails.text, ''));

/** Tried in vain for as long as mails are tried. */
export const isGivenUp = and(isNull(mails.sentAt), eq(mails.text, ''));
