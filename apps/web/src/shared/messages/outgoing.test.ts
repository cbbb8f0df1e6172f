import { exampleAnswers, problem } from '@tilava/sdk/testing';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createMockedServices, handlers, server } from '../../testing/mockedApi.ts';
import { createOutgoing } from './outgoing.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const to = { announcement: 'announcement', tenant: 'tenant' };
const owner = { id: 'tenant', isLandlord: false, isAdmin: false };

/** Turns as a browser gives them to its tabs. */
function makeLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, ...rest: readonly unknown[]) => {
      const work = rest.at(-1) as () => Promise<never>;
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
}

/** A tab in which somebody is logged in, without a network at first. */
function openTab({ storage = memoryStorage(), locks = makeLocks(), isOnline = false } = {}) {
  const services = createMockedServices(storage);
  services.session.start('token', owner);
  const wake: (() => void)[] = [];
  const network = { isOnline };
  const outgoing = createOutgoing(services, {
    locks,
    isOnline: () => network.isOnline,
    onWake: (listener) => void wake.push(listener),
  });
  const connect = () => {
    network.isOnline = true;
    for (const listener of wake) listener();
  };
  return { ...services, outgoing, network, connect };
}

/** Loses every answer to a tab, and its network; tells the keys of the three calls that are one attempt. */
function loseAnswers({ network }: ReturnType<typeof openTab>): (string | null)[] {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/messages', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      network.isOnline = false;
      return HttpResponse.error();
    }),
  );
  return keys;
}

/** What reaches the server, by key and text. */
function listen(): string[] {
  const sent: string[] = [];
  server.use(
    http.post('*/messages', async ({ request }) => {
      const body = (await request.json()) as { readonly text: string };
      sent.push(`${request.headers.get('idempotency-key') ?? ''} ${body.text}`);
      return HttpResponse.json(exampleAnswers.sendMessage.tenant, { status: 201 });
    }),
  );
  return sent;
}
const texts = (sent: readonly string[]) => sent.map((line) => line.replace(/^\S+ /u, ''));

it('what is written offline is sent in its order once the network is back, by one of two tabs', async () => {
  const sent = listen();
  const storage = memoryStorage();
  const locks = makeLocks();
  const [one, other] = [openTab({ storage, locks }), openTab({ storage, locks })];
  for (const text of ['One', 'Two', 'Three']) one.outgoing.add(to, text);
  expect(one.outgoing.get().map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  for (const tab of [other, one]) tab.connect();
  await vi.waitFor(() => expect(one.outgoing.get()).toEqual([]));
  expect(texts(sent)).toEqual(['One', 'Two', 'Three']);
});

it('a reload keeps messages and their keys, also where an answer was lost', async () => {
  const storage = memoryStorage();
  const first = openTab({ storage, isOnline: true });
  const keys = loseAnswers(first);
  first.outgoing.add(to, 'Hello');
  await vi.waitFor(() => expect(keys).toHaveLength(3));
  expect(new Set(keys).size).toBe(1);
  const sent = listen();
  const second = openTab({ storage });
  expect(second.outgoing.get()).toMatchObject([{ text: 'Hello', hasFailed: false }]);
  second.connect();
  await vi.waitFor(() => expect(second.outgoing.get()).toEqual([]));
  expect(sent).toEqual([`${keys[0] ?? ''} Hello`]);
});

it('one that is refused says why, and holds up later ones until it is tried again or discarded', async () => {
  const { outgoing } = openTab({ isOnline: true });
  server.use(handlers.sendMessage(problem('answer_awaited')));
  outgoing.add(to, 'One');
  await vi.waitFor(() => expect(outgoing.get()).toMatchObject([{ hasFailed: true }]));
  const [failed] = outgoing.get();
  if (failed === undefined) throw new Error('There is no message');
  expect(outgoing.errorOf(failed.key)).toMatchObject({ code: 'answer_awaited' });
  const sent = listen();
  outgoing.add(to, 'Two');
  outgoing.add({ ...to, announcement: 'other' }, 'To somebody else');
  await vi.waitFor(() => expect(outgoing.get()).toHaveLength(2));
  expect(texts(sent)).toEqual(['To somebody else']);
  outgoing.retry(failed);
  await vi.waitFor(() => expect(outgoing.get()).toEqual([]));
  expect(texts(sent)).toEqual(['To somebody else', 'One', 'Two']);
  expect(sent[1]).toBe(`${failed.key} One`);
});

it('one that was discarded is not sent', async () => {
  const sent = listen();
  const { outgoing, connect } = openTab();
  outgoing.add(to, 'One');
  outgoing.add(to, 'Two');
  const [first] = outgoing.get();
  if (first !== undefined) outgoing.discard(first);
  connect();
  await vi.waitFor(() => expect(outgoing.get()).toEqual([]));
  expect(texts(sent)).toEqual(['Two']);
});

it('one whose key the server has forgotten is not sent again by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const storage = memoryStorage();
  const first = openTab({ storage, isOnline: true });
  const keys = loseAnswers(first);
  first.outgoing.add(to, 'Hello');
  await vi.waitFor(() => expect(keys).toHaveLength(3));
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  const sent = listen();
  const { outgoing } = openTab({ storage, isOnline: true });
  await vi.waitFor(() => expect(outgoing.get()).toMatchObject([{ hasFailed: true }]));
  const [failed] = outgoing.get();
  if (failed !== undefined) outgoing.retry(failed);
  await vi.waitFor(() => expect(outgoing.get()).toEqual([]));
  expect(texts(sent)).toEqual(['Hello']);
  expect(sent[0]).not.toContain(failed?.key ?? '');
});

it('files go with their message, also after a reload; a message of an earlier version has none', async () => {
  const storage = memoryStorage();
  const first = openTab({ storage });
  const file = exampleAnswers.uploadAttachment.plan;
  first.outgoing.add(to, '', [file]);
  const [kept] = first.outgoing.get();
  const { attachments: _, ...earlier } = { ...kept, key: 'earlier', text: 'Hello' };
  first.drafts.keep('outgoing', [kept, earlier]);
  const bodies: unknown[] = [];
  server.use(
    http.post('*/messages', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(exampleAnswers.sendMessage.tenant, { status: 201 });
    }),
  );
  const second = openTab({ storage, isOnline: true });
  await vi.waitFor(() => expect(second.outgoing.get()).toEqual([]));
  expect(bodies).toEqual([
    { ...to, text: '', attachments: [file.id] },
    { ...to, text: 'Hello' },
  ]);
});

it('messages go with the session of their writer', () => {
  const storage = memoryStorage();
  const { outgoing, session } = openTab({ storage });
  outgoing.add(to, 'Secret');
  session.end();
  expect(outgoing.get()).toEqual([]);
  expect(JSON.stringify([...Array(storage.length).keys()].map((key) => storage.key(key)))).not.toContain(
    'outgoing',
  );
});
