import { hash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the store keeps of a token or an email: who reads the store cannot use it. */
export const hashOf = (secret: string): Uint8Array => hash('sha256', secret, 'buffer');

/** 32 signs, so that each is five bits; 0, 1, I and O are left out, because people mistake them for each other. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;
const written = new RegExp(`^[${signs}]{${length}}$`);

/** A new temporary password of 80 random bits, as it is hashed; see `writeTemporaryPassword`. */
export function newTemporaryPassword(): string {
  // 256 is a multiple of 32: every sign is as likely as the others.
  return [...randomBytes(length)].map((byte) => signs[byte % signs.length]).join('');
}

/** A temporary password as people read it: in groups of four. */
export const writeTemporaryPassword = (password: string): string => (password.match(/.{4}/g) ?? []).join('-');

/**
 * The temporary password that somebody may have typed, in whatever case and with or without its hyphens; null
 * where the text cannot be one.
 */
export function readTemporaryPassword(text: string): string | null {
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return written.test(compact) ? compact : null;
}
