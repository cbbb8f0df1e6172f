/** Why the server cannot start; its message is the one line that the operator reads. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code of an error of the operating system or a library, such as `EACCES`; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(codeOf(error));

/** What the operating system says of an error, without the call: `EACCES: permission denied`. */
export function systemReason(error: unknown): string {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(',');
  return reason;
}

export interface ListeningPlace {
  readonly host: string;
  readonly port: number;
}

/** Why the process ends: one line for what an operator can mend; whoever mends the program needs the stack. */
export function reasonOf(error: unknown, place?: ListeningPlace): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return memoryFault(error) ?? (place && listeningFault(error, place)) ?? error.stack ?? error.message;
}

/** Which variable keeps the server from listening, if that is what went wrong. */
function listeningFault(error: Error, { host, port }: ListeningPlace): string | null {
  switch (codeOf(error)) {
    case 'EACCES':
      // Also what files answer, whose fault this is not.
      return 'syscall' in error && error.syscall === 'listen'
        ? `PORT: ${port} requires administrator rights`
        : null;
    case 'EADDRINUSE':
      return `PORT: ${port} is in use on ${host}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: ${host} isn’t an address of this machine`;
    default:
      return null;
  }
}

/** V8 tells of memory that the system refuses by a RangeError, and never by a class or a code of its own. */
function memoryFault(error: Error): string | null {
  const tells = error instanceof RangeError && /memory|allocation failed/i.test(error.message);
  return tells ? `Not enough memory (${error.message})` : null;
}
