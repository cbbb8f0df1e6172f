import { vi } from 'vitest';

/** As the browser tells it to the other tabs: by the name of what has changed, or null where everything went. */
class Stored extends Event {
  readonly key: string | null;
  constructor(key: string | null) {
    super('storage');
    this.key = key;
  }
}

/** Tells a tab what another one has done to the storage. To be called within a test that unstubs globals. */
export function tellTab(tab: EventTarget, key: string | null): void {
  vi.stubGlobal('StorageEvent', Stored);
  tab.dispatchEvent(new Stored(key));
}
