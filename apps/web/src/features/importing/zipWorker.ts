import type { ArchiveEntry } from '@tilava/domain/import';
import { unzipSync } from 'fflate';

/** More are no pictures of premises. */
const mostEntries = 10_000;

export type ZipFault = 'unreadable' | 'tooManyFiles';

/** The main thread sends the archive, then the path of one entry after the other. */
export type ZipRequest = { readonly archive: Blob } | { readonly path: string };

export type ZipAnswer =
  | { readonly entries: readonly ArchiveEntry[] }
  | { readonly content: Uint8Array<ArrayBuffer> }
  | { readonly fault: ZipFault };

let bytes = new Uint8Array();

class TooManyFiles extends Error {}

async function list(archive: Blob): Promise<ZipAnswer> {
  bytes = new Uint8Array(await archive.arrayBuffer());
  const entries: ArchiveEntry[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (entries.length === mostEntries) throw new TooManyFiles();
      entries.push({ path: name, size: originalSize });
      return false;
    },
  });
  return { entries };
}

/** An entry is unpacked into as many bytes as the archive says and no more, whatever is in it. */
function read(path: string): ZipAnswer {
  const found = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => name === path && size <= originalSize * 1.1 + 1024,
  });
  const content = found[path];
  return content === undefined ? { fault: 'unreadable' } : { content: new Uint8Array(content) };
}

addEventListener('message', ({ data }: MessageEvent<ZipRequest>) => {
  const answer = async () => ('archive' in data ? list(data.archive) : read(data.path));
  answer().then(
    (given) => postMessage(given),
    // Whatever the reader makes of it, it is no archive that can be read.
    (error: unknown) => postMessage({ fault: error instanceof TooManyFiles ? 'tooManyFiles' : 'unreadable' }),
  );
});
