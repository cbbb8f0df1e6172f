import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVersions, type VersionParts } from './versions.ts';
import type { WorkerMessage } from '../worker/messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker that keeps some files, or does not answer. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly said: string[] = [];
  readonly #kept: readonly string[] | null;
  constructor(kept: readonly string[] | null) {
    super();
    this.#kept = kept;
  }
  postMessage(message: WorkerMessage, [port]: readonly MessagePort[] = []): void {
    this.said.push(message.kind);
    if (message.kind === 'keeps' && this.#kept !== null) port?.postMessage(this.#kept.includes(message.path));
  }
  install(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('There is no network'));
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

const entry = '/assets/index-a.js';

function watch(registration = new FakeRegistration(), isControlled = true) {
  const announce = vi.fn<VersionParts['announce']>();
  watchVersions({ registration, entry, announce, isControlled: () => isControlled });
  return { registration, announce };
}

it('A version that comes while a page is open is announced, and does not take over', async () => {
  const { registration, announce } = watch();
  const worker = new FakeWorker(['/assets/index-b.js']);
  registration.find(worker);
  expect(announce).not.toHaveBeenCalled();
  worker.install();
  await vi.waitFor(() => expect(announce).toHaveBeenCalledExactlyOnceWith(worker));
  expect(worker.said).toEqual(['keeps']);
});

it('A version that waits already is announced to a page of an earlier one', async () => {
  const registration = new FakeRegistration();
  registration.waiting = new FakeWorker([]);
  const { announce } = watch(registration);
  await vi.waitFor(() => expect(announce).toHaveBeenCalledTimes(1));
});

it('The worker of the page’s own version takes over without a word', async () => {
  const { registration, announce } = watch();
  const worker = new FakeWorker([entry]);
  registration.find(worker);
  worker.install();
  await vi.waitFor(() => expect(worker.said).toEqual(['keeps', 'takeOver']));
  expect(announce).not.toHaveBeenCalled();
});

it('A worker that does not say which version it is of is taken for another one after 5 s', async () => {
  const { registration, announce } = watch();
  const worker = new FakeWorker(null);
  registration.find(worker);
  worker.install();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(announce).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(announce).toHaveBeenCalledTimes(1);
});

it('The first worker of all is no new version', async () => {
  const { registration, announce } = watch(new FakeRegistration(), false);
  const worker = new FakeWorker([]);
  registration.find(worker);
  worker.install();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(worker.said).toEqual([]);
  expect(announce).not.toHaveBeenCalled();
});

it('It is looked for once an hour, also where there is no network', async () => {
  const { registration } = watch();
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(registration.update).toHaveBeenCalledTimes(3);
});
