/** What was asked for, by address; what failed is not among it. */
const asked = new Map<string, Promise<void>>();

/**
 * Imports a part of an app once all of its files are there. May be called again after a failure.
 *
 * @param load the dynamic import
 * @param addresses of its script and styles, and of all that it imports
 * @throws TypeError without a network, Error where a file is not at the server, and whatever the part itself throws
 */
export async function importPart<Part>(
  load: () => Promise<Part>,
  addresses: readonly string[],
): Promise<Part> {
  try {
    await Promise.all(addresses.filter((address) => !isHere(address)).map(askOnce));
    return await load();
  } catch (error) {
    // As it is told of in the apps of Vite.
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

/** Whether a file has come before, with the page or with another part: to ask for it again would only take time. */
const isHere = (address: string): boolean =>
  performance
    .getEntriesByName(address)
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

function askOnce(address: string): Promise<void> {
  const before = asked.get(address);
  if (before !== undefined) return before;
  const ask = () => (address.endsWith('.css') ? addStyles(address) : fetchScript(address));
  // A connection may break off once: to load the page anew for it would lose what was typed meanwhile.
  const coming = ask().catch(ask);
  asked.set(address, coming);
  coming.catch(() => asked.delete(address));
  return coming;
}

/** Leaves a script where browsers keep files, from where the import takes it. */
async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  await response.arrayBuffer();
}

function addStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${address} did not come`));
    });
    document.head.append(link);
  });
}
