import type { FileFault, Parsed } from './parseWorker.ts';
// oxlint-disable-next-line import/default -- the address is what the build makes of the module
import workerUrl from './parseWorker.ts?worker&url';

/** In bytes. */
export const largestFile = 10 * 1024 * 1024;

/** In milliseconds: what takes longer than this is no list of premises. */
const longest = 60_000;

/** The rows of a CSV, XLSX or OpenImmo file; or why there are none. */
export async function parseFile(file: File): Promise<Parsed | { readonly fault: FileFault | 'tooLarge' }> {
  if (file.size > largestFile) return { fault: 'tooLarge' };
  const worker = new Worker(workerUrl, { type: 'module' });
  const timeout = AbortSignal.timeout(longest);
  try {
    return await new Promise<Parsed>((resolve) => {
      const give = () => resolve({ fault: 'unreadable' });
      worker.addEventListener('message', ({ data }: MessageEvent<Parsed>) => resolve(data));
      // Also where it has run out of memory.
      worker.addEventListener('error', give);
      timeout.addEventListener('abort', give);
      worker.postMessage(file, []);
    });
  } finally {
    worker.terminate();
  }
}
