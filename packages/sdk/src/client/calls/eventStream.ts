import {
  isApiError,
  isNetworkError,
  isResponseParseError,
  isTilavaError,
  isTimeoutError,
} from '../../errors/guards.ts';
import { NetworkError } from '../../errors/tilavaError.ts';
import { retryableStatuses } from '../pipeline/retries.ts';
import { beginLimit, delay, listenTo, within } from '../pipeline/timeLimit.ts';
import { call, type send } from './call.ts';

/**
 * Events as they happen, for as long as they are read: a stream that breaks, or that the server ends, is connected
 * again. Its request is sent once the first event is asked for, and ends with the loop.
 *
 * @example
 * for await (const { kind, thread } of tilava.events.stream(id)) console.log(kind, thread);
 */
export type EventStream<Event> = AsyncGenerator<Event, void, void>;

/** Milliseconds without a word after which a connection is lost; the server says something every 20 seconds. */
const longestSilence = 45_000;

/** Milliseconds until a connection is tried again: up to the first after one that has worked, up to the other after many. */
const firstDelay = 1_000;
const maxDelay = 30_000;

/**
 * Streams an operation's events.
 *
 * @throws AbortError where its signal ends it, ApiError where the server refuses it
 */
export async function* stream<Event>(...sent: Parameters<typeof send>): EventStream<Event> {
  const signal = sent[2]?.signal ?? new AbortController().signal;
  for (let failures = 0; ; failures += 1) {
    try {
      for await (const event of connect<Event>(sent)) {
        yield event;
        failures = 0;
      }
      failures = 0;
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
    await delay(Math.random() * Math.min(maxDelay, firstDelay * 2 ** failures), listenTo(signal));
  }
}

/** What is no error of the SDK is the connection's. */
const isTransient = (error: unknown): boolean =>
  isApiError(error)
    ? retryableStatuses.includes(error.status)
    : isNetworkError(error) || isTimeoutError(error) || isResponseParseError(error) || !isTilavaError(error);

async function* connect<Event>(sent: Parameters<typeof send>): EventStream<Event> {
  const { body } = await call(...sent).asResponse();
  if (body === null) throw new NetworkError(null, 'The answer has no body');
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await unlessSilent(() => reader.read());
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split(/\r\n\r\n|\n\n|\r\r/);
      text = blocks.pop() ?? '';
      for (const data of blocks.map(dataOf)) if (data !== '') yield JSON.parse(data) as Event;
    }
  } finally {
    // It may have failed already.
    reader.cancel().catch(() => undefined);
  }
}

async function unlessSilent<Result>(work: () => Promise<Result>): Promise<Result> {
  const limit = beginLimit('attempt', longestSilence);
  try {
    return await within(limit.listen, work);
  } finally {
    limit.release();
  }
}

/** The data of an event, which may stand in several lines; none of a comment. */
const dataOf = (block: string): string =>
  block
    .split(/\r\n|\n|\r/)
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).replace(/^ /, '')] : []))
    .join('\n');
