import { randomBytes } from 'node:crypto';

/** No picture's key, so that nobody reads an attachment where pictures are served to everybody. */
export const newAttachmentKey = (): string => `attachment-${randomBytes(16).toString('hex')}`;

/** The key of an attachment's file by its name; null for what is none. */
export const attachmentKeyOf = (name: string): string | null =>
  /^(attachment-[0-9a-f]{32})(?:\.|$)/.exec(name)?.[1] ?? null;
