import { expect, type BrowserContext, type Page } from '@playwright/test';
import { leaksTo, type User } from './canaries.ts';

/** What a page has put into one of the browser's storages, at some moment. */
export interface Write {
  readonly storage: 'localStorage' | 'sessionStorage' | 'cookie' | 'indexedDB' | 'caches';
  readonly key: string;
  readonly text: string;
  /** Who was logged in then; null for a visitor. */
  readonly readerId: string | null;
}

/** What pages do with the browser's storages, at each moment. */
export interface StorageWatch {
  /** Begins to watch every page that is opened from now on. */
  readonly watch: (context: BrowserContext) => Promise<void>;
  /** Also sees what was stored by a way that tells nobody, and is there still. */
  readonly scan: (pages: readonly Page[]) => Promise<void>;
  readonly writes: readonly Write[];
  /** What was typed as a password, and as an email where one logs in. */
  readonly typed: ReadonlySet<string>;
}

declare global {
  interface Window {
    readonly tilavaStored: (write: Write) => Promise<void>;
    readonly tilavaTyped: (text: string) => Promise<void>;
  }
}

const scanned = 'tilava-scan';

/** Watches the storages of contexts. */
export function watchStorages(): StorageWatch {
  const writes: Write[] = [];
  const typed = new Set<string>();
  return {
    writes,
    typed,
    watch: async (context) => {
      await context.exposeBinding('tilavaStored', (_source, write: Write) => void writes.push(write));
      await context.exposeBinding('tilavaTyped', (_source, text: string) => void typed.add(text));
      await context.addInitScript(tellOfStorages, scanned);
    },
    scan: async (pages) => {
      for (const page of pages) {
        const scan = () => page.evaluate((name) => dispatchEvent(new Event(name)), scanned);
        // A page that is on its way to another address cannot be asked.
        await expect(scan).toPass({ timeout: 10_000 });
      }
    },
  };
}

/** Runs in a page, before anything of its own. */
function tellOfStorages(scan: string): void {
  const reported = new Set<string>();
  const own = Object.getOwnPropertyDescriptors(Storage.prototype);

  const storageOf = (name: 'localStorage' | 'sessionStorage'): Storage | null => {
    try {
      return window[name];
    } catch {
      // Journeys forbid them, too.
      return null;
    }
  };

  const readerId = (): string | null => {
    const storage = storageOf('localStorage');
    try {
      const session = JSON.parse(
        storage === null ? 'null' : (own.getItem.value?.call(storage, 'tilava.session') ?? 'null'),
      );
      return typeof session?.userId === 'string' ? session.userId : null;
    } catch {
      // Journeys break it, too.
      return null;
    }
  };

  const tell = (storage: Write['storage'], key: string, text: string) => {
    const write = { storage, key, text, readerId: readerId() };
    const name = JSON.stringify(write);
    if (reported.has(name)) return;
    reported.add(name);
    void window.tilavaStored(write);
  };

  Storage.prototype.setItem = function store(key: string, text: string) {
    own.setItem.value?.call(this, key, text);
    tell(this === storageOf('sessionStorage') ? 'sessionStorage' : 'localStorage', key, text);
  };

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      cookie?.set?.call(this, text);
      tell('cookie', text.split('=')[0] ?? '', text);
    },
  });

  const telling = <Open extends (name: string) => unknown>(
    storage: Write['storage'],
    open: Open | undefined,
  ): Open => {
    if (open === undefined) throw new Error(`The browser has no ${storage}`);
    return new Proxy(open, {
      apply: (target, owner, parameters) => {
        tell(storage, String(parameters[0]), '');
        return Reflect.apply(target, owner, parameters);
      },
    });
  };
  const databases = Object.getOwnPropertyDescriptors(IDBFactory.prototype);
  IDBFactory.prototype.open = telling('indexedDB', databases.open.value);
  // The empty page, which every tab begins with, has none.
  if ('caches' in window) {
    const caches = Object.getOwnPropertyDescriptors(CacheStorage.prototype);
    CacheStorage.prototype.open = telling('caches', caches.open.value);
  }

  const tellAll = () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      for (const [key, text] of Object.entries(storageOf(name) ?? {})) tell(name, key, String(text));
    }
  };
  addEventListener('pagehide', tellAll);
  addEventListener(scan, tellAll);

  const isLogin = () => ['/', '/login'].includes(location.pathname);
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.value.length < 8) return;
      const { type, autocomplete, value } = target;
      const isPassword = type === 'password' || autocomplete.endsWith('-password');
      if (isPassword || (isLogin() && /@.+\.\w+$/u.test(value))) void window.tilavaTyped(value);
    },
    { capture: true },
  );
}

/** What the browser may keep (`decisions.md`, Persistence in the browser), and what journeys put there themselves. */
const allowed = [
  /^localStorage tilava\.(session|announcement|filters|lists|theme|language)$/u,
  // Which announcements and tenants are to be marked, by their ids: what a mark offline would be lost without.
  /^localStorage tilava\.waiting$/u,
  // Which announcements were listed and opened, by their ids: what marks new and seen ones (ADR 33).
  /^localStorage tilava\.visits$/u,
  /^localStorage tilava\.draft\.(tenantSignUp|premises|landlordSignUp|announcement|need|profile|property-[\w-]{36})\.(visitor|[\w-]{36})$/u,
  // Which columns of an imported file have what, by their headings.
  /^localStorage tilava\.importColumns$/u,
  // Of messages, as what somebody else wrote is not: what was typed to whom, and what is on its way.
  /^localStorage tilava\.draft\.(message-[\w-]{36}-[\w-]{36}|attachments-[\w-]{36}|outgoing)\.[\w-]{36}$/u,
  /^sessionStorage tilava\.(places|reloaded|destination)$/u,
  // Between which addresses the router moved by a view transition, so that the way back is one, too.
  /^sessionStorage remix-router-transitions$/u,
  /^cookie tilava\.language$/u,
  // The service worker's: files of the build and the empty page, which its journey reads through.
  /^caches workbox-precache-v2-/u,
  // The parts of the map that were looked at, with nothing of anybody (ADR 34).
  /^caches map$/u,
  // Whether the screen can be touched, which the viewer of panoramas notes after ten seconds or the first press.
  /^localStorage photoSphereViewer_touchSupport$/u,
  /^(local|session)Storage journey\b/u,
];

/** What may never be stored and was, at any moment. */
export function faultsOf(
  writes: readonly Write[],
  secrets: Iterable<string>,
  users: readonly User[],
): readonly string[] {
  const tokens = writes.filter(({ key }) => key === 'tilava.session').flatMap(tokenOf);
  const never = [...secrets];
  const faults = writes.flatMap(({ storage, key, text, readerId }) => {
    const where = `${storage} ${key}`;
    const reader = users.find(({ id }) => id === readerId);
    const isOwn = key.endsWith('.visitor');
    return [
      ...(allowed.some((pattern) => pattern.test(where)) ? [] : [`${where} may not be there`]),
      ...never
        .filter((secret) => text.includes(secret) && !(isEmail(secret) && key.startsWith('tilava.draft.')))
        .map((secret) => `${secret} in ${where}`),
      ...(key === 'tilava.session' ? [] : tokens)
        .filter((token) => text.includes(token))
        .map(() => `The bearer in ${where}`),
      ...(/data:image|iVBORw0KGgo/u.test(text) ? [`A picture in ${where}`] : []),
      // Visitors write of themselves, and the lists of admins are stored nowhere.
      ...(isOwn ? [] : leaksTo(reader && { ...reader, isAdmin: false }, users, text, where)),
    ];
  });
  return [...new Set(faults)];
}

/** Whoever signs up writes into a draft what they log in by later. */
const isEmail = (secret: string): boolean => /@.+\.\w+$/u.test(secret);

function tokenOf({ text }: Write): readonly string[] {
  const [, token] = /"token":"([\w-]{20,})"/u.exec(text) ?? [];
  return token === undefined ? [] : [token];
}
