/** Codes of node, pg and PostgreSQL that say that the database cannot be reached, not that a statement is wrong. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
]);

const unavailableMessages = /timeout exceeded when trying to connect|Connection terminated|PGlite is closed/;

/** True where an error, or what caused it, says that the database is out of reach for now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && unavailableCodes.has(error.code)) return true;
  return unavailableMessages.test(error.message) || isDatabaseUnavailable(error.cause);
}
