import type { VersionStore } from '../shared/services/services.ts';
import type { WorkerMessage } from '../worker/messages.ts';
import { workerAddress } from './trustedTexts.ts';

/** Milliseconds between looks for a new version, where nobody loads a page meanwhile. */
const interval = 3_600_000;

/** How long a worker has to say which version it is of, in milliseconds. */
const timeout = 5_000;

/** A worker of which it can be asked which version it is of. */
interface Worker extends Addressee {
  readonly state: ServiceWorkerState;
  addEventListener(type: 'statechange', listener: () => void): void;
}

/** Whom something can be said to. */
interface Addressee {
  postMessage(message: WorkerMessage, ports: MessagePort[]): void;
}

/** What is asked of the browser's registration of the worker. */
interface Registration {
  readonly waiting: Worker | null;
  readonly installing: Worker | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
  update(): Promise<unknown>;
}

/** What comes of a worker that waits: it takes over unseen where it is of the page's version, else people are told. */
export interface VersionParts {
  readonly registration: Registration;
  /** Whether an earlier worker answers for the page: the first one of all is no new version. */
  readonly isControlled: () => boolean;
  /** The address of the script that this page has begun with, e.g. `/assets/index-a1b2.js`. */
  readonly entry: string;
  readonly announce: (waiting: Addressee) => void;
}

/**
 * Looks for new versions of the app once an hour. One that is there is announced and waits, so that nobody loses what
 * they are at; a page that was loaded anew is of the new version already, and its worker takes over without a word.
 */
export function watchVersions({ registration, isControlled, entry, announce }: VersionParts): void {
  const consider = async (worker: Worker) => {
    if (!isControlled()) return;
    if (await keeps(worker, entry)) skipWaiting(worker);
    else announce(worker);
  };
  const follow = (worker: Worker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void consider(worker);
    });
  };
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.waiting !== null) void consider(registration.waiting);
  else follow(registration.installing);
  setInterval(() => {
    // Without a network there is nothing new to be found.
    registration.update().catch(() => undefined);
  }, interval);
}

/** Lets the waiting worker take control of the pages. */
const skipWaiting = (worker: Addressee): void => send(worker, { kind: 'takeOver' });

const send = (worker: Addressee, message: WorkerMessage, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

/** Whether a worker keeps a file; not where it does not say so in time. */
function keeps(worker: Worker, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeout);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data === true);
    });
    port1.start();
    send(worker, { kind: 'keeps', path }, [port2]);
  });
}

/**
 * Has the service worker keep the app, once the page has loaded and the browser has nothing better to do.
 *
 * @param entry - the path of the script that the page has begun with
 */
export async function registerWorker(version: VersionStore, entry: string): Promise<void> {
  await isIdle();
  try {
    // Its own file is always asked for anew, so that a new version is found.
    const registration = await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
    watchVersions({
      registration,
      isControlled: () => navigator.serviceWorker.controller !== null,
      entry,
      announce: (waiting) =>
        version.set(() => {
          // Every tab is told; only the one where it was asked for is loaded anew.
          navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
            once: true,
          });
          skipWaiting(waiting);
        }),
    });
  } catch {
    // Where the browser refuses it, or the server is gone, the app is what it is without: it needs a network.
  }
}

async function isIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // Not every browser tells; then what is next in its row comes first.
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5_000 });
    else setTimeout(resolve);
  });
}
