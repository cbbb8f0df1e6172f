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
