import type { ZipAnswer, ZipRequest } from './zipWorker.ts';
// oxlint-disable-next-line import/default -- the address is what the build makes of the module
import workerUrl from './zipWorker.ts?worker&url';

/** In bytes; it is held in memory. */
export const largestZip = 500 * 1024 * 1024;

/** In milliseconds. */
const longest = 60_000;

export type Zip = ReturnType<typeof openZip>;

/** Reads an archive in a worker, which can be ended whatever is in it. Close it afterwards. */
export function openZip() {
  const worker = new Worker(workerUrl, { type: 'module' });
  const ask = (request: ZipRequest): Promise<ZipAnswer> =>
    new Promise((resolve) => {
      const stop = new AbortController();
      const give = (answer: ZipAnswer) => {
        stop.abort();
        resolve(answer);
      };
      const { signal } = stop;
      worker.addEventListener('message', ({ data }: MessageEvent<ZipAnswer>) => give(data), { signal });
      // Also where it has run out of memory.
      worker.addEventListener('error', () => give({ fault: 'unreadable' }), { signal });
      AbortSignal.timeout(longest).addEventListener('abort', () => give({ fault: 'unreadable' }), { signal });
      worker.postMessage(request, []);
    });
  return {
    list: async (archive: Blob) => ask({ archive }),
    read: async (path: string): Promise<Uint8Array<ArrayBuffer> | null> => {
      const answer = await ask({ path });
      return 'content' in answer ? answer.content : null;
    },
    close: () => worker.terminate(),
  };
}
