import { hash, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash as hashByArgon2, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { tooBusy } from '../../http/problems.ts';

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

/** A temporary password as it may be typed, in any case and without hyphens; null where it cannot be one. */
export function readTemporaryPassword(text: string): string | null {
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return written.test(compact) ? compact : null;
}

/** Memory (KiB) and passes that OWASP asks for at the least of Argon2id, which is the library's default. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes a whole core for tens of milliseconds; one is left to everything else. */
const queue = pLimit(Math.max(1, availableParallelism() - 1));

/** How many passwords wait at most, some seconds in all; more are refused rather than kept waiting for longer. */
const longestQueue = 100;

async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= longestQueue) throw tooBusy();
  return queue(work);
}

/** Refuses by 503 while too many passwords wait. */
export const hashPassword = (password: string): Promise<string> =>
  queued(() => hashByArgon2(password.normalize('NFC'), parameters));

let hashOfNobody: Promise<string> | undefined;

/** Without a hash (an unknown email) it takes as long, so that the time does not tell which emails are known. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  hashOfNobody ??= hashByArgon2('nobody has this password', parameters);
  const compared = passwordHash ?? (await hashOfNobody);
  let isRight = false;
  for (const spelling of spellingsOf(password)) {
    // All of them, so that the time is the same for every account.
    isRight = (await queued(() => verify(compared, spelling))) || isRight;
  }
  return isRight && passwordHash !== null;
}

/** As it is hashed, and as it was typed, which is how it was hashed before. */
const spellingsOf = (password: string): ReadonlySet<string> => new Set([password.normalize('NFC'), password]);
