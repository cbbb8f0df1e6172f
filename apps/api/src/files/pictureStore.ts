import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { FileStore, PictureType, StoredFile } from './fileStore.ts';
import { readPngSize } from './pngHeader.ts';
import { cleanPicture, narrowPicture } from './pictureProcessing.ts';

/** The widths in which pictures are served beside their own. */
const widths = [160, 320, 640, 1280, 1920] as const;
const endings = { 'image/png': 'png', 'image/avif': 'avif', 'image/webp': 'webp' } as const;
const types = Object.keys(endings) as PictureType[];

interface Narrowed {
  readonly width: number;
  readonly type: PictureType;
}

interface OpenedPicture extends StoredFile {
  readonly type: PictureType;
  readonly tag: string;
}

/** Narrower pictures are made when first asked for, and kept under a name that begins with the original's key. */
export function pictureStore(files: FileStore, report: (error: unknown) => void) {
  const inTurn = pLimit(2);
  const makings = new Map<string, Promise<Uint8Array | null>>();

  async function make(key: string, name: string, { width, type }: Narrowed): Promise<Uint8Array | null> {
    const content = await inTurn(async () => {
      const original = await files.open(key);
      return original && narrowPicture(await buffer(original.content), width, type);
    });
    // Whoever asked has the picture even if there is no room to keep it.
    if (content !== null) await keepBeside(key, name, content, type).catch(report);
    return content;
  }

  /** What belongs to an original that has gone meanwhile would be served on, and nobody would remove it. */
  async function keepBeside(
    key: string,
    name: string,
    content: Uint8Array,
    type: PictureType,
  ): Promise<void> {
    await files.put(name, content, type);
    if (!(await isKept(key))) await files.remove([name]);
  }

  async function isKept(key: string): Promise<boolean> {
    const original = await files.open(key);
    original?.content.destroy();
    return original !== null;
  }

  /** Joins a making of the same picture that is under way. */
  function makeOnce(key: string, name: string, wanted: Narrowed): Promise<Uint8Array | null> {
    const making = makings.get(name) ?? make(key, name, wanted).finally(() => makings.delete(name));
    makings.set(name, making);
    return making;
  }

  const newKey = (isPanorama: boolean) => `${randomBytes(16).toString('hex')}${isPanorama ? '_360' : ''}`;

  return {
    /** Does work on the whole of a file when it is its turn: few are in memory at once. */
    inTurn,

    /** Cleans and keeps a picture, which is in memory only while it is its turn; answers its key. */
    async keep(read: () => Promise<Uint8Array>, isPanorama: boolean): Promise<string> {
      const key = newKey(isPanorama);
      await files.put(key, await inTurn(async () => cleanPicture(await read())), 'image/png');
      return key;
    },

    /** Keeps a picture a second time, which is in memory only while it is its turn; answers its key, null where there is none. */
    async copy(key: string): Promise<string | null> {
      const copied = newKey(key.endsWith('_360'));
      return inTurn(async () => {
        const original = await files.open(key);
        if (original === null) return null;
        await files.put(copied, await buffer(original.content), 'image/png');
        return copied;
      });
    },

    /** The picture of a key as it is, or narrowed; null where there is none. */
    async open(key: string, wanted: Narrowed | null): Promise<OpenedPicture | null> {
      const type = wanted?.type ?? 'image/png';
      const name = wanted === null ? key : narrowedName(key, wanted);
      const kept = await files.open(name);
      if (kept !== null) return { ...kept, type, tag: name };
      const made = wanted === null ? null : await makeOnce(key, name, wanted);
      return made && { content: Readable.from(Buffer.from(made)), size: made.length, type, tag: name };
    },

    /** The width and height of a picture as it is kept; null where there is none. */
    async sizeOf(key: string): Promise<ReturnType<typeof readPngSize>> {
      const original = await files.open(key);
      if (original === null) return null;
      // Its first bytes say so: leaving the loop ends the reading.
      for await (const beginning of original.content)
        return readPngSize(Buffer.from(beginning as Uint8Array));
      return null;
    },

    /** Removes files that have no row any more; what cannot be removed now is left to the sweeper. */
    async discard(keys: readonly string[]): Promise<void> {
      await files.remove(keys.flatMap(namesOf)).catch(report);
    },
  };
}

export type PictureStore = ReturnType<typeof pictureStore>;

const narrowedName = (key: string, { width, type }: Narrowed) => `${key}.${width}.${endings[type]}`;

/** An attachment is kept by its key alone. */
const namesOf = (key: string): readonly string[] => [
  key,
  ...(keyOfName(key) === null ? [] : widths).flatMap((width) =>
    types.map((type) => narrowedName(key, { width, type })),
  ),
];

/** The key of a picture's file by its name; null for what is no picture's. */
export const keyOfName = (name: string): string | null =>
  /^([0-9a-f]{32}(?:_360)?)(?:\.|$)/.exec(name)?.[1] ?? null;

/** The smallest format that is liked best. Wildcards mean PNG: old browsers send them, but read no AVIF or WebP. */
export function acceptedType(accept: string): PictureType {
  const weights = readAccept(accept);
  const png = weights.get('image/png') ?? weights.get('image/*') ?? weights.get('*/*') ?? 0;
  const avif = weights.get('image/avif') ?? 0;
  const webp = weights.get('image/webp') ?? 0;
  if (avif > 0 && avif >= webp && avif >= png) return 'image/avif';
  if (webp > 0 && webp >= png) return 'image/webp';
  return 'image/png';
}

/** Media types with how much each is liked, 0 to 1. */
function readAccept(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      const value = weight === undefined ? 1 : Number(weight.slice(2));
      return [type, value >= 0 && value <= 1 ? value : 0];
    }),
  );
}
