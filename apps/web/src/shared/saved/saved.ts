/** Brings what one version of the app saved to how the next one saves it. */
export type Migration = (older: unknown) => unknown;

/** Reads and migrates a value; null if there is none, it can't be read, or a later version wrote it. */
export function readSaved(storage: Storage, key: string, migrations: readonly Migration[]): unknown {
  const text = readText(storage, key);
  if (text === null) return null;
  const saved = parseSaved(text);
  const version = isRecord(saved) && typeof saved['version'] === 'number' ? saved['version'] : 0;
  if (version > migrations.length) return null;
  return migrations.slice(version).reduce((older, migrate) => migrate(older), saved);
}

/** @returns whether the device keeps it */
export const writeSaved = (
  storage: Storage,
  key: string,
  migrations: readonly Migration[],
  value: object,
): boolean => writeText(storage, key, JSON.stringify({ version: migrations.length, ...value }));

/** What a storage holds as it stands there; null where it holds nothing, or is forbidden to be read. */
export function readText(storage: Pick<Storage, 'getItem'>, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the device keeps it, which a full or forbidden storage does not */
export function writeText(storage: Pick<Storage, 'setItem'>, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeSaved(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // What is forbidden to be read holds nothing.
  }
}

interface WatchedStorage {
  readonly storage: Pick<Storage, 'getItem'>;
  /** Hears of other tabs, and of the page being hidden and shown again; the window. */
  readonly tabs: EventTarget;
}

/** Reports changes by other tabs, also those missed while the page was frozen. Returns what stops it. */
export function watchSaved({ storage, tabs }: WatchedStorage, key: string, listener: () => void): () => void {
  let lastText = readText(storage, key);
  const listen = (event: Event) => {
    // Sent by the browser to the other tabs only; a null key means that the whole storage was cleared.
    if (event instanceof StorageEvent && (event.key === null || event.key === key)) listener();
  };
  const compare = ({ type }: Event) => {
    const text = readText(storage, key);
    const isHidden = type === 'pagehide' || (type !== 'pageshow' && document.visibilityState === 'hidden');
    const isMissed = !isHidden && text !== lastText;
    lastText = text;
    if (isMissed) listener();
  };
  tabs.addEventListener('storage', listen);
  for (const type of visibilityEvents) tabs.addEventListener(type, compare);
  return () => {
    tabs.removeEventListener('storage', listen);
    for (const type of visibilityEvents) tabs.removeEventListener(type, compare);
  };
}

const visibilityEvents = ['pagehide', 'pageshow', 'visibilitychange'] as const;

/** Whether something has names for its parts, as what is saved has. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a text is as JSON, else the text. */
export function parseSaved(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What stands in for a storage that the browser forbids: nothing is in it, and nothing can be kept. */
const forbidden: Storage = {
  length: 0,
  clear: () => undefined,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('The browser keeps nothing');
  },
  removeItem: () => undefined,
};

/** One of the browser's storages. Where they are forbidden, already asking for one fails. */
export function deviceStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return window[name];
  } catch {
    return forbidden;
  }
}

export const themeKey = 'tilava.theme';
