/** The code of an error of the operating system or a library, such as `EACCES`; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error has one of the codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(codeOf(error));

/** What the operating system says of an error, without the call: `EACCES: permission denied`. */
export function systemReason(error: unknown): string {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(',');
  return reason;
}
