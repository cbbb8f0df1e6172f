import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTilava } from '../src/index.ts';
import { json, startHostileServer, type HostileServer } from './support/hostileServer.ts';

let server: HostileServer;

beforeEach(async () => {
  server = await startHostileServer(json(200, { id: '1' }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server[Symbol.asyncDispose]();
});

/** Counts what is made from now on of what is costly to make and to copy. */
function countMade(): Record<string, number> {
  const made: Record<string, number> = { Request: 0, Response: 0, Headers: 0 };
  for (const name of Object.keys(made)) {
    const original = globalThis[name as 'Request'];
    vi.stubGlobal(
      name,
      new Proxy(original, {
        construct(target, args, created) {
          made[name] = (made[name] ?? 0) + 1;
          return Reflect.construct(target, args, created) as object;
        },
      }),
    );
  }
  return made;
}

describe('a call', () => {
  it('makes the headers that it sends, and copies neither request nor answer', async () => {
    const tilava = createTilava({ baseUrl: server.baseUrl });
    await tilava.users.get('1');
    const made = countMade();
    await tilava.users.get('1');
    expect(made).toEqual({ Request: 0, Response: 0, Headers: 1 });
  });

  it('makes one request for all who want to see it', async () => {
    const tilava = createTilava({
      baseUrl: server.baseUrl,
      onRequest: () => undefined,
      fetch: (request) => fetch(request),
    });
    await tilava.users.get('1');
    const made = countMade();
    await tilava.users.get('1');
    expect(made).toEqual({ Request: 1, Response: 0, Headers: 1 });
  });
});
