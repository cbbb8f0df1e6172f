/** Whether the time of an answer tells which emails are known. */
import { startBenchServer, type BenchServer } from '@tilava/api/bench-server';
import type { Bench } from './bench.ts';
import { verdict } from './verdict.ts';

const [least, most] = [0.45, 0.55];

interface Question {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly ask: (email: string) => object;
}
const questions: readonly Question[] = [
  {
    name: 'login',
    path: '/bearers',
    status: 401,
    ask: (email) => ({ email, password: 'not-the-password' }),
  },
  { name: 'reset', path: '/user/reset', status: 200, ask: (email) => ({ email }) },
];

/** Asks about a known and an unknown email by turns. */
export const timing: Bench<'pairs'> = {
  meaning: 'whether response times reveal which emails have accounts',
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
  { name, path, status, ask }: Question,
  pairs: number,
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const once = async (kind: keyof typeof times, isCounted: boolean) => {
    const email =
      kind === 'known' ? 'tenant@tilava.example' : `${crypto.randomUUID().slice(0, 6)}@tilava.example`;
    const start = performance.now();
    const response = await post(`${server.api}${path}`, ask(email));
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

/** Sends JSON; the address that it seems to come from is random unless one is said. */
const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    body: JSON.stringify(body),
  });

const randomAddress = (): string =>
  ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.');
