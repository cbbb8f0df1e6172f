import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryTokenStore, createTilava, type ClientOptions, type TokenStore } from '../src/index.ts';
import {
  json,
  problem,
  silence,
  stall,
  startHostileServer,
  text,
  type HostileServer,
} from './support/hostileServer.ts';

const id = '0199a6b0-3c00-7000-8000-000000000101';

let server: HostileServer;
const tilava = (options: Partial<ClientOptions> = {}) =>
  createTilava({ baseUrl: server.baseUrl, ...options });

beforeEach(async () => {
  server = await startHostileServer(silence);
});
afterEach(() => server[Symbol.asyncDispose]());

const arrival = (count: number) => vi.waitFor(() => expect(server.hits).toHaveLength(count));

it('an upload from a source that ends badly keeps no other call from ending', async () => {
  const client = tilava();
  const source = { next: () => new Promise(() => {}), return: () => ({ done: true }) };
  const file = { [Symbol.asyncIterator]: () => source } as unknown as AsyncIterable<Uint8Array>;
  const calls = [client.files.upload({ file }), client.users.get(id)];
  await arrival(1);
  client.close();
  for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

describe('a call that its caller aborts', () => {
  const reason = new Error('No longer needed');

  it.each([
    { where: 'in flight', answer: silence },
    { where: 'in the middle of the answer', answer: stall },
  ])('ends $where', async ({ answer }) => {
    server.answer(answer);
    const controller = new AbortController();
    const call = tilava().users.list({}, { signal: controller.signal });
    void arrival(1).then(() => controller.abort(reason));
    await expect(call).rejects.toMatchObject({ name: 'AbortError', code: 'aborted', cause: reason });
    expect(server.hits).toHaveLength(1);
  });

  it('ends while it waits for a retry, and sends nothing more', async () => {
    server.answer(text(503, '', { 'retry-after': '1' }));
    const controller = new AbortController();
    const call = tilava({ onRetry: () => controller.abort(reason) }).users.get(id, {
      signal: controller.signal,
    });
    await expect(call).rejects.toMatchObject({ name: 'AbortError', cause: reason });
    await new Promise((resolve) => {
      setTimeout(resolve, 1_100);
    });
    expect(server.hits).toHaveLength(1);
  });

  it('is never sent where it was aborted before', async () => {
    const signal = AbortSignal.abort(reason);
    await expect(tilava().users.get(id, { signal })).rejects.toMatchObject({
      name: 'AbortError',
      cause: reason,
    });
    expect(server.hits).toEqual([]);
  });

  it('ends where a fetch of the caller’s own does not heed signals, and where a store never answers', async () => {
    const never = () => new Promise<never>(() => undefined);
    for (const options of [{ fetch: never }, { tokenStore: { get: never, set: () => undefined } }]) {
      const controller = new AbortController();
      const call = tilava(options).users.get(id, { signal: controller.signal });
      controller.abort(reason);
      await expect(call).rejects.toMatchObject({ name: 'AbortError', cause: reason });
    }
  });
});

describe('a call that takes too long', () => {
  it('ends when its attempts are over', async () => {
    const call = tilava({ timeoutMs: 30, maxRetries: 0 }).users.get(id);
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError', code: 'timed_out', limit: 'attempt' });
  });

  it('counts the body to the time of an attempt', async () => {
    server.answer(stall);
    const call = tilava({ timeoutMs: 30, maxRetries: 0 }).users.list();
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError', limit: 'attempt' });
  });

  it('is sent again while the deadline allows it', async () => {
    server.answer(silence, json(200, { id }));
    expect((await tilava({ timeoutMs: 500 }).users.get(id)).id).toBe(id);
    expect(server.hits).toHaveLength(2);
  });

  it('ends by its deadline, whatever it is at', async () => {
    const start = performance.now();
    const call = tilava({ timeoutMs: 300, deadlineMs: 500 }).users.get(id);
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - start).toBeGreaterThanOrEqual(299);
    await expect(tilava({ deadlineMs: 30 }).users.get(id)).rejects.toMatchObject({ limit: 'deadline' });
  });

  it('lets the program end', async () => {
    const ended = await runProgram(
      `await tilava.users.get('1', { timeoutMs: 300 }).catch((error) => console.log(error.name));`,
    );
    expect(ended).toEqual({ code: 0, printed: ['TimeoutError'] });
  });
});

/** Runs a program that has a client. */
async function runProgram(statements: string) {
  const program = `
    import { createTilava } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)};
    const tilava = createTilava({ baseUrl: ${JSON.stringify(server.baseUrl)} });
    ${statements}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed: printed.trim().split('\n') };
}

describe('a call that fails', () => {
  it('is an unhandled rejection unless somebody waits for it, in whichever way', async () => {
    server.answer(problem(404, 'not_found'));
    const ended = await runProgram(`
      process.on('unhandledRejection', (error) => console.log('unhandled', error.name));
      const call = () => tilava.users.get('1');
      const report = (error) => console.log('told', error.name);
      await call().catch(report);
      await call().withResponse().catch(report);
      await call().asResponse().catch(report);
      try {
        for await (const user of tilava.users.list()) console.log(user);
      } catch (error) {
        report(error);
      }
      call();`);
    expect(ended).toEqual({
      code: 0,
      printed: [...Array.from({ length: 4 }, () => 'told NotFoundError'), 'unhandled NotFoundError'],
    });
  });
});

describe('a client that is closed', () => {
  it('ends what is under way, bodies too, and sends nothing more', async () => {
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).write('first');
    });
    const client = tilava();
    const picture = await client.files.get('key').asResponse();
    server.answer(silence);
    const asked = client.users.get(id);
    await vi.waitFor(() => expect(server.hits).toHaveLength(2));
    client.close();
    client.close();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError', code: 'aborted' });
    await expect(picture.text()).rejects.toMatchObject({ name: 'AbortError' });
    await expect(client.users.get(id)).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.hits).toHaveLength(2);
  });

  it('leaves no timer behind, not even that of a retry', async () => {
    server.answer(problem(503, 'service_unavailable', { 'retry-after': '30' }));
    const ended = await runProgram(`
      const client = tilava.withOptions({ timeoutMs: 60_000, deadlineMs: 60_000, onRetry: () => client.close() });
      await client.users.get('1').catch((error) => console.log(error.name));`);
    expect(ended).toEqual({ code: 0, printed: ['AbortError'] });
  });

  it('hears no more of its store, and other clients of it do', async () => {
    const listeners = new Set<(bearer: string | null) => void>();
    const tokenStore: TokenStore = {
      ...createMemoryTokenStore('old'),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const ended: string[] = [];
    const first = tilava({ tokenStore, onSessionEnd: () => ended.push('first') });
    const second = tilava({ tokenStore, onSessionEnd: () => ended.push('second') });
    {
      using closing = first;
      expect(listeners.size).toBe(2);
      expect(closing.tokenStore).toBe(tokenStore);
    }
    expect(listeners.size).toBe(1);
    server.answer(problem(401, 'bearer_invalid'));
    await expect(second.users.get(id)).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(ended).toEqual(['second']));
  });
});
