import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { keyReused, ProblemError } from './problems.ts';

const day = 24 * 3_600_000;

interface KeyedRequest {
  /** The caller's id, or `visitor`. */
  readonly scope: string;
  readonly operation: string;
  readonly key: string;
  /** Whatever makes the request what it is. */
  readonly content: readonly (string | Uint8Array)[];
}

/** Of every creation, so that only its body has to be kept; a column tells it to whoever reads the table. */
const status = 201;

/** Keeps bodies for 24 hours, each written in the transaction of the work itself. */
export const idempotency = (database: Database, clock: () => Date) => ({
  async once<Body extends object>(request: KeyedRequest, work: () => Promise<Body>): Promise<Body> {
    const requestHash = hashOf(request.content);
    return database.transaction(async () => {
      await refuseConcurrent(database, request);
      const kept = await find(database, request, new Date(clock().getTime() - day));
      if (kept !== null) {
        if (!Buffer.from(kept.requestHash).equals(requestHash)) throw keyReused();
        // What was kept is what the same operation answered.
        return JSON.parse(kept.answer) as Body;
      }
      const body = await work();
      const { scope, operation, key } = request;
      const row = { requestHash, status, answer: JSON.stringify(body), createdAt: clock() };
      await database.queries
        .insert(idempotencyKeys)
        .values({ scope, operation, key, ...row })
        .onConflictDoUpdate({
          target: [idempotencyKeys.scope, idempotencyKeys.operation, idempotencyKeys.key],
          set: row,
        });
      return body;
    });
  },

  async sweep(): Promise<void> {
    const before = new Date(clock().getTime() - day);
    await database.queries.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
  },
});

export type Idempotency = ReturnType<typeof idempotency>;

/** A lock that the end of the transaction opens, also where the process dies. */
async function refuseConcurrent(database: Database, { scope, operation, key }: KeyedRequest): Promise<void> {
  const name = `${scope} ${operation} ${key}`;
  const { rows } = await database.queries.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isFree"`,
  );
  if (rows[0]?.isFree !== true) {
    throw new ProblemError(409, 'idempotency_in_flight', 'The same request is still in progress', {
      retryAfter: 1,
    });
  }
}

type KeptRow = typeof idempotencyKeys.$inferSelect;

async function find(database: Database, request: KeyedRequest, since: Date): Promise<KeptRow | null> {
  const { scope, operation, key } = request;
  const [row] = await database.queries
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.scope, scope),
        eq(idempotencyKeys.operation, operation),
        eq(idempotencyKeys.key, key),
      ),
    );
  return row === undefined || row.createdAt < since ? null : row;
}

function hashOf(content: KeyedRequest['content']): Uint8Array {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part).update('\0');
  return hash.digest();
}
