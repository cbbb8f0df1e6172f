import { setTimeout as delay } from 'node:timers/promises';
import { Effect, Layer, Stream } from 'effect';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamEvents, TilavaClient } from '../src/effect/index.ts';
import { createTilava, type EventStream, type Schemas } from '../src/index.ts';
import { createHandlers } from '../src/testing/index.ts';
import { json, startHostileServer, type Answer, type HostileServer } from './support/hostileServer.ts';

type UserEvent = Schemas['UserEvent'];

let server: HostileServer;
const tilava = () => createTilava({ baseUrl: server.baseUrl, maxRetries: 0 });

const connected: UserEvent = { kind: 'connected', thread: null };
const changed = (thread: string): UserEvent => ({ kind: 'thread', thread });
const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

/** Sends pieces one after the other, and then ends, breaks or stays open. */
const streaming =
  (pieces: readonly (string | Buffer)[], end: 'ends' | 'breaks' | 'stays' = 'ends'): Answer =>
  async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const piece of pieces) {
      response.write(piece);
      // Else they'd arrive as one.
      await delay(5);
    }
    if (end === 'ends') response.end();
    if (end === 'breaks') response.destroy();
  };

async function take<Event>(stream: EventStream<Event>, count: number): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of stream) if (events.push(event) === count) break;
  return events;
}

beforeEach(async () => {
  // Waiting has a random length.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = await startHostileServer(streaming([line(connected)], 'stays'));
});
afterEach(() => server[Symbol.asyncDispose]());

describe('a stream', () => {
  it('is its events, wherever the network cuts them, without comments and fields of others', async () => {
    const text = Buffer.from(
      `:\n\nid: 1\nevent: message\n${line(changed('ä'))}retry: 5\r\n\r\ndata: {"kind":\r\ndata: "interests","thread":null}\r\n\r\n`,
    );
    const bytes = [...text].map((byte) => Buffer.from([byte]));
    server.answer(streaming(bytes, 'stays'));
    expect(await take(tilava().events.stream('u', { seconds: 60 }), 2)).toEqual([
      changed('ä'),
      { kind: 'interests', thread: null },
    ]);
    expect(server.hits.map(({ url }) => url)).toEqual(['/api/v1/user/u/events?seconds=60']);
  });

  it('goes on where the server ends it, where the connection breaks, and where nobody is there for a while', async () => {
    const unavailable = json(503, { code: 'unavailable', status: 503, title: '', detail: '' });
    server.answer(
      streaming([line(changed('a'))]),
      streaming([line(changed('b')), 'data: {"kind"'], 'breaks'),
      unavailable,
      json(200, 'a page of a proxy'),
      streaming([line(changed('c'))], 'stays'),
    );
    // As `fetch` does, it takes null for no signal.
    const options = JSON.parse('{"signal":null}') as object;
    expect(await take(tilava().events.stream('u', {}, options), 3)).toEqual(['a', 'b', 'c'].map(changed));
    expect(server.hits).toHaveLength(5);
  });

  it('is given up where the server refuses it', async () => {
    server.answer(json(403, { code: 'forbidden', status: 403, title: '', detail: '' }));
    await expect(take(tilava().events.stream('u'), 1)).rejects.toMatchObject({ name: 'ForbiddenError' });
    expect(server.hits).toHaveLength(1);
  });

  it('is connected again where it falls silent', async () => {
    server.answer(streaming([line(changed('a'))], 'stays'), streaming([line(changed('b'))], 'stays'));
    const stream = tilava().events.stream('u');
    expect((await stream.next()).value).toEqual(changed('a'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(44_000);
    expect(server.hits).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect((await next).value).toEqual(changed('b'));
    await stream.return();
  });

  it('sends nothing before it is read, and ends by its signal, also while it waits', async () => {
    const controller = new AbortController();
    const stream = tilava().events.stream('u', {}, { signal: controller.signal });
    expect(server.hits).toHaveLength(0);
    expect((await stream.next()).value).toEqual(connected);
    const next = stream.next();
    controller.abort();
    await expect(next).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is a stream of effects, too, and a handler of Mock Service Worker', async () => {
    const baseUrl = 'https://tilava.example/api/v1';
    const mocked = setupServer(createHandlers(baseUrl).streamEvents([connected, changed('a')]));
    mocked.listen({ onUnhandledFrame: 'error' });
    const client = Layer.succeed(TilavaClient, createTilava({ baseUrl }));
    const events = streamEvents('u').pipe(Stream.take(2), Stream.runCollect, Effect.provide(client));
    expect([...(await Effect.runPromise(events))]).toEqual([connected, changed('a')]);
    mocked.close();
  });
});
