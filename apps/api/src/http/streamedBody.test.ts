import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { serializeByContract } from './mountContract.ts';
import { sendStream } from './streamedBody.ts';
import type { BodyStream } from './operations.ts';

interface Item {
  readonly id: number;
  readonly text: string;
  readonly secret?: string;
}
interface Document {
  readonly name: string | null;
  readonly items: readonly Item[];
}

const item = {
  type: 'object',
  required: ['id', 'text'],
  properties: { id: { type: 'integer' }, text: { type: 'string' } },
};
const schema = {
  type: 'object',
  properties: { name: { type: ['string', 'null'] }, items: { type: 'array', items: item } },
};

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

async function serve(stream: BodyStream<Document>): Promise<FastifyInstance> {
  server = fastify({ forceCloseConnections: true });
  serializeByContract(server);
  const response = { 200: { content: { 'application/json': { schema } } } };
  server.get('/', { schema: { response } }, (incoming, reply) => sendStream(incoming, reply, stream));
  await server.listen({ port: 0 });
  return server;
}

/** Asks, and reads nothing of the body. */
async function ask(app: FastifyInstance): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const asked = request({ port, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

const page = (first: number, text = '') => [1, 2].map((next) => ({ id: first + next, text }));

it('writes each item by the schema, and nothing besides', async () => {
  const body = {
    name: null,
    items: (async function* () {
      yield [{ id: 1, text: 'one', secret: 'hidden' }];
      yield [];
      yield page(1);
    })(),
    undeclared: 'hidden',
  };
  const app = await serve(({ write }) => write(body));
  const answer = await app.inject('/');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.body).toBe(
    '{"name":null,"items":[{"id":1,"text":"one"},{"id":2,"text":""},{"id":3,"text":""}]}',
  );
});

it('writes a list without pages', async () => {
  const app = await serve(({ write }) => write({ name: 'none', items: (async function* () {})() }));
  expect((await app.inject('/')).json()).toEqual({ name: 'none', items: [] });
});

it('reads no further than the client does, and ends when it hangs up', async () => {
  let pages = 0;
  const ended = vi.fn<() => void>();
  const failed = vi.fn<(error: unknown) => void>();
  async function* endless() {
    try {
      for (;;) {
        pages += 1;
        yield page(pages, 'x'.repeat(16 * 1024));
      }
    } finally {
      ended();
    }
  }
  const app = await serve(async ({ write }) => {
    await write({ name: null, items: endless() }).catch((error: unknown) => {
      failed(error);
      throw error;
    });
  });
  const answer = await ask(app);
  const untilStill = async () => {
    let before: number;
    do {
      before = pages;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } while (pages > before);
    return pages;
  };
  const first = await untilStill();
  // What the two ends of the connection hold in their buffers: some megabytes.
  expect(first).toBeLessThan(1_000);
  const goesOn = () => pages > first;
  while (!goesOn()) {
    if (answer.read() === null) await once(answer, 'readable');
    await new Promise(setImmediate);
  }
  expect(ended).not.toHaveBeenCalled();
  answer.destroy();
  await vi.waitUntil(() => ended.mock.calls.length > 0);
  expect(failed).toHaveBeenCalledOnce();
});

it('answers a failure as such until something is sent, and breaks the connection off afterwards', async () => {
  const broken = (text: string) =>
    async function* () {
      yield page(0, text);
      throw new Error('The database is gone');
    };
  const early = await serve(({ write }) => write({ name: null, items: broken('')() }));
  expect((await early.inject('/')).statusCode).toBe(500);
  await early.close();
  const late = await serve(({ write }) => write({ name: null, items: broken('x'.repeat(64 * 1024))() }));
  const answer = await ask(late);
  expect(answer.statusCode).toBe(200);
  await expect(answer.resume().toArray()).rejects.toThrow('aborted');
});
