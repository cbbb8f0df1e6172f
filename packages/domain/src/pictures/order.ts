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
 * The first fault of an order, or null: it names each picture that is there, and none twice, so that no order loses a
 * picture.
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
