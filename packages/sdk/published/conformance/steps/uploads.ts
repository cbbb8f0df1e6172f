import { picture } from '../picture.ts';
import { afterMilliseconds, at, failure, same, type Step } from '../trial.ts';

async function* pieces(): AsyncGenerator<Uint8Array> {
  yield picture.slice(0, 20);
  yield picture.slice(20);
}

/** Bytes without an end, and whether anybody still reads them. */
function endless(): { readonly bytes: AsyncIterable<Uint8Array>; readonly isRead: () => boolean } {
  let isRead = true;
  return {
    isRead: () => isRead,
    bytes: {
      [Symbol.asyncIterator]: () => ({
        async next() {
          // As from a file or a line: pieces that are always there at once leave workerd no turn for what aborts them.
          await afterMilliseconds(1);
          return { done: false, value: new Uint8Array(1_024) };
        },
        return: async () => {
          isRead = false;
          return { done: true, value: undefined };
        },
      }),
    },
  };
}

/** Pictures, there and back. */
export const uploads: readonly Step[] = [
  {
    name: 'uploads a picture and reads it',
    async run({ tilava }) {
      const file = new Blob([picture], { type: 'image/png' });
      const { key, name } = await tilava.files.upload({ file, name: 'hall.png' });
      same(name, 'hall.png');
      const read = await tilava.files.get(key);
      same([read instanceof Blob, read.type, read.size > 0], [true, 'image/png', true]);
    },
  },
  {
    name: 'streams a picture, and lets go of the signal of its call at the end',
    async run({ tilava }) {
      const { key } = await tilava.files.upload({ file: new Blob([picture], { type: 'image/png' }) });
      const { signal } = new AbortController();
      let listening = 0;
      const count =
        (by: number, original: (...args: never[]) => void) =>
        (...args: never[]) => {
          listening += by;
          original(...args);
        };
      signal.addEventListener = count(1, signal.addEventListener.bind(signal));
      signal.removeEventListener = count(-1, signal.removeEventListener.bind(signal));
      const response = await tilava.files.get(key, {}, { signal }).asResponse();
      same([response.headers.get('content-type'), listening], ['image/png', 1]);
      same((await response.arrayBuffer()).byteLength > 0, true);
      // The end of the body is reported separately.
      await afterMilliseconds(50);
      same(listening, 0);
    },
  },
  {
    name: 'tells how far an upload has come',
    only: 'browser',
    async run({ tilava }) {
      const progress: (readonly [number, number | null])[] = [];
      const { name } = await tilava.files.upload(
        { file: new File([picture], 'hall.png', { type: 'image/png' }) },
        {},
        { onProgress: ({ sent, total }) => progress.push([sent, total]) },
      );
      same(name, 'hall.png');
      const [sent = 0, total = null] = progress.at(-1) ?? [];
      same([sent > picture.length, sent === total], [true, true]);
    },
  },
  {
    name: 'uploads a stream',
    async run({ tilava }) {
      const progress: number[] = [];
      const options = { onProgress: ({ sent }: { readonly sent: number }) => progress.push(sent) };
      const { name } = await tilava.files.upload({ file: pieces(), name: 'yard.png' }, {}, options);
      same([name, progress.length > 0], ['yard.png', true]);
    },
  },
  {
    name: 'lets go of what it uploads once it is aborted',
    async run(trial) {
      const controller = new AbortController();
      const { bytes, isRead } = endless();
      const upload = at(trial, 'silent').files.upload({ file: bytes }, {}, { signal: controller.signal });
      setTimeout(() => controller.abort(), 50);
      await failure(upload, trial.sdk.isAbortError);
      same(isRead(), false);
    },
  },
];
