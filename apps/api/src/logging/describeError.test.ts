import fastify from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { ProblemError } from '../http/problems.ts';

const logged = (log: (logger: ReturnType<typeof createLogger>) => void): string => {
  let lines = '';
  log(createLogger('info', { write: (line: string) => (lines += line) }));
  return lines;
};

describe('an error in the log', () => {
  const refused = Object.assign(new Error('value too long'), { code: '22001', detail: 'Row: secret-code' });
  const failed = new DrizzleQueryError('insert into "mails" values ($1)', ['secret-code'], refused);
  const problem = new ProblemError(500, 'internal_error', 'Something went wrong', { cause: failed });

  it.each([
    ['the logger itself', (error: Error) => logged((logger) => logger.error({ err: error }, 'Failed'))],
    [
      'the server',
      (error: Error) =>
        logged((logger) => fastify({ loggerInstance: logger }).log.error({ err: error }, 'Failed')),
    ],
  ])('says what failed and where, and no value of the statement: by %s', (_, write) => {
    const line = write(problem);
    expect(line).not.toContain('secret-code');
    expect(JSON.parse(line)).toMatchObject({
      msg: 'Failed',
      err: {
        type: 'ProblemError',
        message: 'Something went wrong',
        stack: expect.stringContaining('describeError.test.ts'),
        cause: {
          message: 'Failed query: insert into "mails" values ($1)',
          cause: { message: 'value too long', code: '22001' },
        },
      },
    });
  });

  it('may be anything that is thrown', () => {
    const line = logged((logger) => logger.error({ err: 'a text' }, 'Failed'));
    expect(JSON.parse(line)).toMatchObject({ err: { message: 'a text' } });
  });
});
