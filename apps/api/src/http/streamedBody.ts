import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyStream, StreamedBody } from './operations.ts';
import { unavailable } from './problems.ts';

/** Characters that are sent at once. What fails before the first of them is answered as a problem. */
const chunkSize = 64 * 1024;

/** Milliseconds that a client may take to read the next chunk. */
const chunkTimeout = 20_000;

/** Milliseconds in which a client has to have read everything. */
const deadline = 5 * 60_000;

type Serialize = (value: unknown) => string;

/** Sends a body while it is read, no faster than the client takes it; ends the work when the client hangs up. */
export async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: BodyStream<object>,
): Promise<FastifyReply> {
  const { signal, abort } = watchClient(reply);
  const output = new PassThrough({ highWaterMark: chunkSize });
  const begun = Promise.withResolvers<void>();
  const serializers = serializersOf(request, reply);
  const done = stream({
    signal,
    write: async (body) => {
      let chunk = '';
      for await (const piece of piecesOf(body, serializers)) {
        chunk += piece;
        if (chunk.length < chunkSize) continue;
        begun.resolve();
        await writeChunk(output, chunk, signal);
        chunk = '';
      }
      await writeChunk(output, chunk, signal);
    },
  });
  await Promise.race([begun.promise, done]).catch((error: unknown) => {
    throw signal.aborted ? unavailable(error) : error;
  });
  done.then(
    () => output.end(),
    (error: Error) => output.destroy(error),
  );
  output.once('close', abort);
  return reply.type('application/json; charset=utf-8').send(output);
}

function watchClient({ raw }: FastifyReply) {
  const closed = new AbortController();
  const abort = () => closed.abort(new Error('The client hung up'));
  raw.once('close', abort);
  return { signal: AbortSignal.any([closed.signal, AbortSignal.timeout(deadline)]), abort };
}

async function writeChunk(output: Writable, chunk: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (output.write(chunk)) return;
  await once(output, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(chunkTimeout)]) });
}

/** Writes an object piece by piece; after each page of a list, other requests have their turn. */
async function* piecesOf(
  body: StreamedBody<object>,
  serializers: ReadonlyMap<string, Serialize>,
): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, value] of Object.entries<unknown>({ ...body })) {
    const serialize = serializers.get(name);
    if (serialize === undefined) continue;
    yield `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    if (isPages(value)) yield* listPieces(value, serialize);
    else yield serialize(value);
  }
  yield '}';
}

async function* listPieces(
  pages: AsyncIterable<readonly unknown[]>,
  serialize: Serialize,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages) {
    for (const item of page) {
      yield separator + serialize(item);
      separator = ',';
    }
    await turn();
  }
  yield separator === '[' ? '[]' : ']';
}

const isPages = (value: unknown): value is AsyncIterable<readonly unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** By property: of a list, what writes one of its items. */
function serializersOf(request: FastifyRequest, reply: FastifyReply): ReadonlyMap<string, Serialize> {
  const schema = at(contentOf(request, reply), 'application/json', 'schema', 'properties');
  return new Map(
    Object.entries(schema).map(([name, property]) => {
      const items = isSchema(property) && isSchema(property['items']) ? property['items'] : property;
      return [name, reply.compileSerializationSchema(asSchema(items)) as Serialize];
    }),
  );
}

/** What the contract declares an answer to hold, by media type. */
const contentOf = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): Schema =>
  at(routeOptions.schema?.response, String(statusCode), 'content');

/** Writes one event as the contract declares it. */
export const eventSerializer = (request: FastifyRequest, reply: FastifyReply): Serialize =>
  reply.compileSerializationSchema(at(contentOf(request, reply), 'text/event-stream', 'schema')) as Serialize;

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function asSchema(value: unknown): Schema {
  if (!isSchema(value)) throw new Error('The contract does not say what is streamed');
  return value;
}

const at = (value: unknown, ...names: readonly string[]): Schema =>
  names.reduce((part: Schema, name) => asSchema(part[name]), asSchema(value));
