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

const refusedWriteCodes = new Set(['25006']);

/** PostgreSQL ended one of two transactions that waited for each other. */
const deadlockCodes = new Set(['40P01']);

/** Codes of node and PostgreSQL that say that the disk, or what one may use of it, is full. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (hasCode(error, unavailableCodes)) return true;
  return unavailableMessages.test(error.message) || isDatabaseUnavailable(error.cause);
}

export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (hasCode(error, deadlockCodes) || isDeadlock(error.cause));
}

export function isRefusedWrite(error: unknown): boolean {
  return error instanceof Error && (hasCode(error, refusedWriteCodes) || isRefusedWrite(error.cause));
}

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && (hasCode(error, fullCodes) || isStorageFull(error.cause));
}

function hasCode(error: Error, codes: ReadonlySet<string>): boolean {
  return 'code' in error && typeof error.code === 'string' && codes.has(error.code);
}
