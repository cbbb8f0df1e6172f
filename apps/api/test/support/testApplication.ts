import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createApplication, type ApplicationParts } from '../../src/createApplication.ts';
import { demoPassword, seedDemo } from '../../src/demo/seedDemo.ts';
import { checkAnswer } from './contractCheck.ts';
import { breakable } from './faults.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

/** A request of a test. */
export interface TestRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly bearer?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly payload?: string | Buffer;
  readonly headers?: Record<string, string>;
  /** The network address that it comes from. */
  readonly address?: string;
}

/** The application on demo data, with a clock that the test moves. */
export interface TestApplication extends TestDatabase {
  readonly server: FastifyInstance;
  /** The moment that the application takes for now. */
  now: Date;
  /** How often one caller may call; high, unless a test lowers it. */
  readonly apiLimit: { calls: number; readonly within: number };
  /** Sends a request; the answer is checked against the contract. */
  send(request: TestRequest): Promise<LightMyRequestResponse>;
  /** Logs a demo account in. */
  logIn(
    email: string,
  ): Promise<{ readonly bearer: string; readonly userId: string; readonly properties: string[] }>;
  close(): Promise<void>;
}

/** Starts the application for one test file, with what the environment shall say and how it is operated. */
export async function startTestApplication(
  variables: Record<string, string> = {},
  plugins: ApplicationParts['plugins'] = {},
  more: Pick<ApplicationParts, 'webFolder' | 'connectionLimits'> = {},
): Promise<TestApplication> {
  const opened = await openTestDatabase();
  const application: Pick<TestApplication, 'now' | 'apiLimit'> = {
    now: new Date('2026-11-21T10:00:00Z'),
    apiLimit: { calls: 1_000_000, within: 60_000 },
  };
  await seedDemo(opened.database, application.now);
  const server = await withoutIntervals(() =>
    createApplication({
      config: readConfig({ TILAVA_DATA_DIR: opened.folder, ...variables }),
      database: breakable(opened.database),
      clock: () => application.now,
      logger: false,
      ...more,
      // A busy machine, or many requests from one address, are no faults of a test.
      plugins: {
        rateLimits: {},
        apiLimit: application.apiLimit,
        lag: 0,
        freeBytes: async () => Infinity,
        ...plugins,
      },
    }),
  );

  const send = async ({ method, url, bearer, body, payload, headers, address }: TestRequest) => {
    const answer = await server.inject({
      method,
      url: `/api/v1${url}`,
      ...(address !== undefined && { remoteAddress: address }),
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...((body ?? payload) !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...((body ?? payload) !== undefined && { payload: payload ?? JSON.stringify(body) }),
    });
    checkAnswer(method, url, answer);
    return answer;
  };

  return Object.assign(application, opened, {
    server,
    send,
    logIn: async (email: string) => {
      const answer = await send({ method: 'POST', url: '/bearers', body: { email, password: demoPassword } });
      const { bearer, user } = answer.json<{ bearer: string; user: { id: string; properties: string[] } }>();
      return { bearer, userId: user.id, properties: user.properties };
    },
    close: async () => {
      await server.close();
      opened.remove();
    },
  });
}

/**
 * Starts something whose intervals never come: what an application does every ten seconds, in a file that takes longer, may
 * come between two steps of a test that does the same when it says so.
 */
async function withoutIntervals<Started>(start: () => Promise<Started>): Promise<Started> {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    return await start();
  } finally {
    vi.useRealTimers();
  }
}
