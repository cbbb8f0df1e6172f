import fastify from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createLogger, RequestLog } from './logger.ts';

function logging() {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  return { logger, written: () => lines.join('') };
}

describe('the log', () => {
  it('names requests by their route, so that no code and no bearer is written', async () => {
    const { logger, written } = logging();
    const server = fastify({ loggerInstance: logger, logController: new RequestLog(false) });
    server.get('/verification/:uid/:code', () => 'done');
    // As the product's server does; the library's own would write the address.
    server.setNotFoundHandler((_request, reply) => reply.status(404).send());
    const headers = { authorization: 'Bearer very-secret' };
    await server.inject({ method: 'GET', url: '/verification/somebody/secret-code?x=secret-query', headers });
    await server.inject({ method: 'POST', url: '/newsletter/secret-code', headers });
    expect(written()).toContain('"route":"/verification/:uid/:code"');
    expect(written()).toContain('"status":200');
    expect(written()).not.toContain('secret');
  });

  it('leaves out secrets of what is written, at any usual depth', () => {
    const { logger, written } = logging();
    const secrets = { password: 'secret', token: 'secret', authorization: 'secret' };
    logger.info({ ...secrets, body: secrets, req2: { headers: secrets } }, 'Done');
    expect(written()).not.toContain('secret"');
    expect(written()).toContain('[Redacted]');
  });

  it('tells what failed, and why, without the values of the statement', () => {
    const { logger, written } = logging();
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(secret)',
    });
    const error = new DrizzleQueryError('insert into users values ($1)', ['secret\nsecret'], cause);
    logger.error({ err: error }, 'Failed');
    expect(written()).toContain('insert into users');
    expect(written()).toContain('23505');
    expect(written()).toContain('logger.test');
    expect(written()).not.toContain('secret');
  });
});
