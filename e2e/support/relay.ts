import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** What the API answered, and to whom. */
export interface Answer {
  readonly call: string;
  /** Of the call; null for a visitor's. */
  readonly bearer: string | null;
  readonly json: unknown;
}

/** Stands between everybody and the server, and tells what the API answers. */
export interface Relay {
  /** The answers since it was last asked. */
  readonly takeAnswers: () => readonly Answer[];
  /** As if the next came from another place: the server counts what visitors do by their addresses. */
  readonly moveOn: () => void;
  /** As if the server were stopped: connections break off, and there are no new ones. */
  readonly cut: () => void;
  /** As if it were started again. */
  readonly restore: () => void;
  /** As if another version of the app were deployed: changes one file on its way; null gives it back as it is. */
  readonly deploy: (path: string, change: ((text: string) => string) | null) => void;
  readonly close: () => Promise<void>;
}

/** Passes on what comes to a port, so that whatever reaches a browser has come by here. */
export async function openRelay(port: number, serverPort: number): Promise<Relay> {
  // A connection that the server ends just as the next call takes it would break off a call that may not be repeated.
  const agent = new Agent({ keepAlive: false });
  let answers: Answer[] = [];
  let isCut = false;
  let places = 1;
  const deployed = new Map<string, (text: string) => string>();
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    const { method, url = '' } = incoming;
    const change = deployed.get(url);
    // What is changed has to come as it is, and not as it was the last time.
    const headers = change === undefined ? incoming.headers : plainly(incoming.headers);
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port: serverPort,
        method,
        path: url,
        headers,
        // Elsewhere only the first address of the machine's own network is there, and journeys come from one place.
        ...(process.platform === 'linux' && { localAddress: `127.0.0.${String(places)}` }),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        if (isOfApi(incoming, answer)) answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        if (change !== undefined) {
          void textOf(answer).then((text) =>
            outgoing.writeHead(200, changedHeaders(answer)).end(change(text)),
          );
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        pipeline(answer, outgoing).then(
          () => {
            if (chunks.length > 0) answers.push(answerOf(incoming, answer, Buffer.concat(chunks)));
          },
          () => outgoing.destroy(),
        );
      },
    );
    call.on('error', () => outgoing.destroy());
    // Whoever goes away while something is on its way ends it on both sides.
    pipeline(incoming, call).catch(() => call.destroy());
  };
  const server = await listen(listener, port);
  return {
    takeAnswers: () => {
      const taken = answers;
      answers = [];
      return taken;
    },
    moveOn: () => {
      places = (places % 250) + 1;
    },
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    restore: () => {
      isCut = false;
    },
    deploy: (path, change) => {
      if (change === null) deployed.delete(path);
      else deployed.set(path, change);
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const listen = (listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void, port: number) =>
  new Promise<Server>((resolve, reject) => {
    // Who waits for it closes a connection, as the answers' own header says: one that is closed here just as a call begins
    // would break off a call that may not be repeated.
    const server = createServer({ keepAliveTimeout: 0 }, listener);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const plainly = ({
  'accept-encoding': _encoding,
  'if-none-match': _tag,
  'if-modified-since': _moment,
  ...headers
}: IncomingMessage['headers']): IncomingMessage['headers'] => headers;

const changedHeaders = ({ headers }: IncomingMessage) => {
  const { 'content-length': _length, etag: _tag, 'last-modified': _moment, ...rest } = headers;
  return rest;
};

/** The contract tells of nobody: whom its examples name is made up. */
const isOfApi = ({ url = '' }: IncomingMessage, { headers }: IncomingMessage): boolean =>
  url.startsWith('/api/') && !url.endsWith('/openapi.json') && /json/u.test(headers['content-type'] ?? '');

function answerOf({ method, url, headers }: IncomingMessage, answer: IncomingMessage, body: Buffer): Answer {
  const { authorization = '' } = headers;
  const text = decoders[answer.headers['content-encoding'] ?? 'identity']?.(body).toString() ?? '';
  return {
    call: `${method ?? ''} ${url ?? ''}`,
    bearer: authorization.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null,
    json: JSON.parse(text),
  };
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  zstd: (body) => zstdDecompressSync(body),
};
