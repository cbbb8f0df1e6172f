import type { BrowserContext, Request } from '@playwright/test';

/** A write that a page has sent. */
interface Attempt {
  readonly value: string;
  readonly began: number;
  /** When it was answered; infinite where nobody knows whether it was done. */
  ended: number;
  isAcknowledged: boolean;
}

/** Every write of some pages, by the fact that it is about. */
export interface Journal {
  readonly watch: (context: BrowserContext) => void;
  /** The facts of which a write was acknowledged, and each value that may be there in the end. */
  readonly allowed: () => ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys of the pictures whose upload was acknowledged. */
  readonly pictures: readonly string[];
  /** Whom a mail is promised to. */
  readonly promised: readonly string[];
  readonly acknowledged: () => number;
  /** What is wrong with answers, such as one of 500 or above that is no problem document. */
  readonly wrong: readonly string[];
}

/** Notes writes that pages send, and what the server says to them. */
export function openJournal(): Journal {
  const attempts = new Map<string, Attempt[]>();
  const pending = new Map<Request, readonly Attempt[]>();
  const pictures: string[] = [];
  const promised: string[] = [];
  const wrong: string[] = [];
  let acknowledged = 0;

  const note = (request: Request) => {
    const noted = factsOf(request).map(([fact, value]) => {
      const attempt = { value, began: Date.now(), ended: Infinity, isAcknowledged: false };
      attempts.set(fact, [...(attempts.get(fact) ?? []), attempt]);
      return attempt;
    });
    pending.set(request, noted);
  };

  return {
    watch(context) {
      context.on('request', note);
      context.on('response', (response) => {
        const status = response.status();
        const type = response.headers()['content-type'] ?? '';
        const path = pathOf(response.request());
        if (status >= 500 && path.startsWith('/api/') && !type.startsWith('application/problem+json')) {
          wrong.push(`${String(status)} ${path}: ${type}`);
        }
        if (!response.ok()) return;
        const done = pending.get(response.request()) ?? [];
        for (const attempt of done) {
          attempt.ended = Date.now();
          attempt.isAcknowledged = true;
        }
        if (done.length > 0) acknowledged += 1;
        const recipient = recipientOf(response.request());
        if (recipient !== null) {
          acknowledged += 1;
          promised.push(recipient);
        }
        if (isUpload(response.request())) {
          response.json().then(
            ({ key }: { readonly key: string }) => {
              acknowledged += 1;
              pictures.push(key);
            },
            // The line broke within the answer: nobody was told.
            () => undefined,
          );
        }
      });
    },
    allowed: () =>
      new Map(
        [...attempts]
          .filter(([, list]) => list.some(({ isAcknowledged }) => isAcknowledged))
          .map(([fact, list]) => [fact, lastOf(list)]),
      ),
    pictures,
    promised,
    acknowledged: () => acknowledged,
    wrong,
  };
}

/** What the last acknowledged write says, and whatever was not over when that began. */
function lastOf(attempts: readonly Attempt[]): ReadonlySet<string> {
  const last = attempts.findLast(({ isAcknowledged }) => isAcknowledged);
  const began = last?.began ?? -Infinity;
  return new Set(attempts.filter(({ ended }) => ended >= began).map(({ value }) => value));
}

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

const isUpload = (request: Request): boolean =>
  request.method() === 'POST' && /\/api\/v1\/files(\?|$)/u.test(request.url());

/** Who asks for a mail by a request. */
function recipientOf(request: Request): string | null {
  if (request.method() !== 'POST' || !pathOf(request).startsWith('/api/v1/newsletter')) return null;
  const body: unknown = request.postDataJSON();
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : null;
}

/** What a request writes: a favourite or an interest is there or not, and a change has fields. */
function factsOf(request: Request): readonly (readonly [string, string])[] {
  const path = pathOf(request);
  const method = request.method();
  if (/\/(favorite|interested)\/[^/]+$/u.test(path) && method !== 'GET') {
    return [[path.replace('/api/v1', ''), String(method === 'POST')]];
  }
  if (method !== 'PATCH') return [];
  const body: unknown = request.postDataJSON();
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).map(([field, value]) => [
    `${path.replace('/api/v1', '')}#${field}`,
    JSON.stringify(value),
  ]);
}
