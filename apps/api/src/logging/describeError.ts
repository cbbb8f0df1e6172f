import { DrizzleQueryError } from 'drizzle-orm';

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/**
 * An error as it is logged. The values of a statement are left out, and whatever else an error carries: they are
 * passwords' hashes, codes in mails, and what people wrote of themselves.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack = '' } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length).trim();
  return {
    type: name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : message,
    ...('code' in error && { code: error.code }),
    stack: frames,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
