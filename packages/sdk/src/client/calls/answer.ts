import { ResponseParseError } from '../../errors/transportErrors.ts';
import { responseOf, type Received } from '../received.ts';

/**
 * What the contract promises as the answer: `nothing`, an `image`, `[]` for a list, `any` of these, or what an object is
 * known by, such as `bearer:string user:object`.
 */
export type Promised = string;

/**
 * The data of a success.
 *
 * @throws ResponseParseError where it is not what the contract promises: a proxy's page never looks like success
 */
export function dataOf(promised: Promised, received: Received): unknown {
  const { head, content } = received;
  const refuse = (what: string, cause?: unknown): never => {
    throw new ResponseParseError(`The answer ${what}`, responseOf(received), cause);
  };
  const type = head.headers.get('content-type') ?? 'no type';
  const isAny = promised === 'any';
  if (promised === 'nothing' || (isAny && head.status === 204))
    return head.status === 204 ? undefined : refuse(`should be empty, and is ${type}`);
  if (promised === 'image' || (isAny && content instanceof Blob))
    return content instanceof Blob ? content : refuse(`is ${type}, not a picture`);
  if (!/[/+]json\b/i.test(type)) refuse(`is ${type}, not JSON`);
  let data: unknown;
  try {
    data = JSON.parse(typeof content === 'string' ? content : '');
  } catch (cause) {
    refuse('is broken JSON', cause);
  }
  const missing = isAny ? null : missingIn(data, promised);
  return missing === null ? data : refuse(`lacks ${missing}`);
}

/** What a body has not that it is known by; null where it has all. */
function missingIn(data: unknown, promised: string): string | null {
  if (promised === '[]') return Array.isArray(data) ? null : 'its list';
  for (const part of promised.split(' ')) {
    const [name = '', type] = part.split(':');
    const value: unknown = Object(data)[name];
    if (value === undefined || (type !== undefined && kindOf(value) !== type)) return name;
  }
  return null;
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};
