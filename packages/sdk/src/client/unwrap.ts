import { ApiError, isProblem, ResponseParseError } from '../errors/index.ts';

interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * The data of a successful call.
 *
 * @throws ApiError for an answer of 400 and above
 * @throws ResponseParseError for an answer that is no JSON, or no problem
 */
export async function unwrap<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await parsed(call);
  if (response.ok) return data as Data;
  const requestId = response.headers.get('x-request-id');
  if (isProblem(error)) throw new ApiError(error, response.headers);
  throw new ResponseParseError(`The answer ${response.status} is no problem document`, {
    status: response.status,
    requestId,
  });
}

async function parsed<Data>(call: Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return await call;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new ResponseParseError('The answer is no JSON', { status: null, requestId: null }, cause);
  }
}
