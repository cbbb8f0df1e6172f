import type { ResidenceType } from './enums.ts';

/** How the gallery of a property's pictures moves (§9). */
export const gallery = {
  /** The most slides that are visible at once. */
  visibleSlides: 4,
  /** Milliseconds from one slide to the next. */
  slideSpeed: 200,
  /** The height of the slide area, in em. */
  slideAreaHeight: 20,
  isCentered: true,
  isInfinite: true,
} as const;

/** What pictures are taken in (§5); for the chooser of files too. */
export const pngType = 'image/png';

/** Of what a picture shows, in UTF-16 code units; the contract says so, too. */
export const maxCaptionLength = 200;

/** Whether a file is a PNG (§5, §9), by its media type, or by its name where the browser knows no type. */
export const isPng = (name: string, type: string): boolean =>
  type === '' ? /\.png$/i.test(name) : type.toLowerCase() === pngType;

/**
 * Whether a picture is a 360-degree panorama: its key or file name ends with `_360` (§3).
 *
 * @example
 * isPanorama('5f0c2a9e_360'); // true
 * isPanorama('lobby_360.png'); // true
 * isPanorama('lobby_3600.png'); // false
 */
export const isPanorama = (name: string): boolean => /_360(?:\.[^.]*)?$/.test(name);

/**
 * A stable hash from 0 to 2^32 - 1: FNV-1a over UTF-16 code units, with MurmurHash3's final mix, without which the low
 * bits of similar ids hardly differ.
 */
export function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Logos that stand for missing profile pictures (§9). */
export const logoCount = 100;

/** Sample pictures that stand for missing premises' pictures (§9). */
export const sampleCount = 8;

/**
 * The logo, 1 to 100, for a missing profile picture (§9); always the same for an id.
 *
 * @example
 * logoNumber('0199a6b0-3c00-7000-8000-000000000201'); // 77
 */
export const logoNumber = (id: string): number => (hash(id) % logoCount) + 1;

/**
 * The samples that fit a type. They are: 1 corner house with shops, 2 white office house, 3 brick works, 4 office tower,
 * 5 wooden shop, 6 loading dock, 7 market hall, 8 courtyard with tables.
 */
const fittingSamples: Readonly<Record<ResidenceType, readonly [number, ...number[]]>> = {
  office: [1, 2, 4],
  coWorkingSpace: [2, 4, 8],
  retail: [1, 5, 7],
  restaurant: [5, 7, 8],
  production: [3, 6],
  exhibition: [3, 7],
  sports: [3, 7],
  nursingHome: [5, 8],
  storage: [3, 6],
  garage: [3, 6],
  other: [1, 2, 3, 4, 5, 6, 7, 8],
};

/**
 * The sample picture, 1 to 8, for premises without pictures (§9): always the same for an id, and fitting the type.
 *
 * @example
 * sampleNumber('0199a6b0-3c00-7000-8000-000000000301', 'office'); // 1
 */
export function sampleNumber(id: string, type: ResidenceType): number {
  const [first, ...others] = fittingSamples[type];
  return others[(hash(id) % (others.length + 1)) - 1] ?? first;
}

/** The most that there may be, those of its surroundings included. */
export const picturesPerResidence = 50;

export type PictureList = 'propertyPics' | 'surroundPics';

/** Ids of the pictures' files. */
export type PictureOrder = Readonly<Record<PictureList, readonly string[]>>;

/** A list that is not said stays as it is, without what the other one names. */
export type WantedOrder = { readonly [List in PictureList]?: readonly string[] | undefined };

/**
 * The order of a residence's pictures after somebody has ordered them.
 *
 * @example
 * orderPictures({ propertyPics: ['a', 'b'], surroundPics: ['c'] }, { surroundPics: ['b', 'c'] });
 * // { propertyPics: ['a'], surroundPics: ['b', 'c'] }
 */
export function orderPictures(present: PictureOrder, wanted: WantedOrder): PictureOrder {
  const named = new Set([...(wanted.propertyPics ?? []), ...(wanted.surroundPics ?? [])]);
  const listOf = (list: PictureList) => wanted[list] ?? present[list].filter((id) => !named.has(id));
  return { propertyPics: listOf('propertyPics'), surroundPics: listOf('surroundPics') };
}

/** What an order does with a picture that it must not do. */
export interface OrderFault {
  readonly list: PictureList;
  /** Left out of the list that it was in, or named in both lists. */
  readonly reason: 'leftOut' | 'repeated';
  readonly id: string;
}

/**
 * The first fault of an order, or null: it names each picture exactly once, so that none is lost.
 *
 * @example
 * orderFault({ propertyPics: ['a', 'b'], surroundPics: [] }, { propertyPics: ['b'] });
 * // { list: 'propertyPics', reason: 'leftOut', id: 'a' }
 */
export function orderFault(present: PictureOrder, wanted: WantedOrder): OrderFault | null {
  const order = orderPictures(present, wanted);
  const properties = new Set(order.propertyPics);
  const repeated = order.surroundPics.find((id) => properties.has(id));
  if (repeated !== undefined) return { list: 'surroundPics', reason: 'repeated', id: repeated };
  const named = new Set([...order.propertyPics, ...order.surroundPics]);
  for (const list of ['propertyPics', 'surroundPics'] as const) {
    const leftOut = present[list].find((id) => !named.has(id));
    if (leftOut !== undefined) return { list, reason: 'leftOut', id: leftOut };
  }
  return null;
}
