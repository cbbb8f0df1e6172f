import { hash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the store keeps of a token or an email: who reads the store cannot use it. */
export const hashOf = (secret: string): Uint8Array => hash('sha256', secret, 'buffer');
