import { codeOf, hasCode } from '../startError.ts';

/** Codes of node, pg and PostgreSQL for a database out of reach or too busy, not for a wrong statement. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Amid a fail-over a server may take connections, and no writes.
  '25006',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '40P01',
  '08000',
  '08003',
  '08006',
]);

const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|PGlite is closed|Cannot use a pool after calling end/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (unavailableCodes.has(codeOf(error)) || unavailableMessages.test(error.message)) return true;
  return isDatabaseUnavailable(error.cause);
}

const hasCodeInChain = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && (hasCode(error, ...codes) || hasCodeInChain(error.cause, ...codes));

/** PostgreSQL ended one of two transactions that waited for each other. */
export const isDeadlock = (error: unknown): boolean => hasCodeInChain(error, '40P01');

export const isRefusedWrite = (error: unknown): boolean => hasCodeInChain(error, '25006');

/** The disk, or what one may use of it, is full. */
export const isStorageFull = (error: unknown): boolean => hasCodeInChain(error, 'ENOSPC', 'EDQUOT', '53100');
