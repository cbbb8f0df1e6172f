import type { WorkerMessage } from '../worker/messages.ts';

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
export const skipWaiting = (worker: Addressee): void => send(worker, { kind: 'takeOver' });

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
