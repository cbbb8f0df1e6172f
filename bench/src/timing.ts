/** Whether the time of an answer tells which emails are known, or how a key begins. */
import { startBenchServer, type BenchServer } from '@tilava/api/bench-server';
import { createTilava } from '@tilava/sdk';
import { crc32 } from 'node:zlib';
import type { Bench } from './bench.ts';
import { verdict } from './verdict.ts';

const [least, most] = [0.45, 0.55];

/** A path, and what is sent there. */
type Ask = (isKnown: boolean) => readonly [path: string, init: RequestInit];

interface Question {
  readonly name: string;
  readonly status: number;
  readonly prepare: (server: BenchServer) => Promise<Ask>;
}
const questions: readonly Question[] = [
  {
    name: 'login',
    status: 401,
    prepare: async () => (isKnown) =>
      post('/bearers', { email: email(isKnown), password: 'not-the-password' }),
  },
  {
    name: 'reset',
    status: 200,
    prepare: async () => (isKnown) => post('/user/reset', { email: email(isKnown) }),
  },
  { name: 'key', status: 401, prepare: prepareKeys },
];

const email = (isKnown: boolean): string =>
  isKnown ? 'tenant@tilava.example' : `${crypto.randomUUID().slice(0, 6)}@tilava.example`;

/** Secrets that begin as one of a key does, and others. */
async function prepareKeys(server: BenchServer): Promise<Ask> {
  const tilava = createTilava({ baseUrl: server.api });
  const { user } = await tilava.session.logIn({
    email: 'landlord@tilava.example',
    password: server.password,
  });
  const { secret } = await tilava.keys.create(user.id, { label: 'Timing', scopes: ['announcements:read'] });
  const start = 'tlv_live_'.length;
  return (isKnown) => {
    const other = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
    const text = isKnown ? secret.slice(start, start + 40) + other.slice(40) : other;
    const authorization = `Bearer tlv_live_${text}${crc32(text).toString(36).padStart(7, '0')}`;
    return [`/user/${user.id}/announcement`, { headers: { authorization } }];
  };
}

/** Asks about what is known and what is not by turns. */
export const timing: Bench<'pairs'> = {
  meaning: 'whether response times reveal which emails have accounts, or how a key begins',
  options: { pairs: { default: 1_000, meaning: 'number of requests for each' } },
  parts: questions.map(({ name }) => name),
  async run({ pairs }, parts) {
    const server = await startBenchServer();
    try {
      for (const question of questions) {
        if (parts.includes(question.name)) await measure(server, question, pairs);
      }
    } finally {
      await server.remove();
    }
  },
};

async function measure(
  server: BenchServer,
  { name, status, prepare }: Question,
  pairs: number,
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const ask = await prepare(server);
  const once = async (kind: keyof typeof times, isCounted: boolean) => {
    const [path, init] = ask(kind === 'known');
    const start = performance.now();
    const response = await fetch(`${server.api}${path}`, init);
    await response.arrayBuffer();
    if (isCounted) times[kind].push(performance.now() - start);
    if (response.status !== status) throw new Error(`${name} answered ${response.status}`);
  };
  const warmUps = 10;
  for (let pair = -warmUps; pair < pairs; pair += 1) {
    // Limits are no part of the question: what counts towards them is forgotten.
    await server.query('delete from login_failures; delete from temporary_passwords; delete from mails');
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) await once(kind, pair >= 0);
  }
  const area = areaUnderCurve(times.known, times.unknown);
  verdict(`AUC of ${name}, ${pairs} pairs`, area.toFixed(3), area >= least && area <= most);
}

/** How likely a known email's answer takes longer than an unknown one's; a half where nothing can be told. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const longer = known.reduce(
    (sum, one) =>
      sum + unknown.reduce((wins, other) => wins + (one > other ? 1 : Number(one === other) / 2), 0),
    0,
  );
  return longer / (known.length * unknown.length);
}

/** JSON, from another address each time. */
const post = (path: string, body: unknown): ReturnType<Ask> => [
  path,
  {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    body: JSON.stringify(body),
  },
];

const randomAddress = (): string =>
  ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.');
