import { drawInterior } from './interiors.fixtures.ts';
import type { GalleryPicture } from './Picture.tsx';

export const rooms = [
  'The hall',
  'The kitchen',
  'The yard',
  'The stairs',
  'The loading door',
  'The street side',
];

/** So many pictures of premises; up to six have names of their own. */
export function pictures(count: number): readonly GalleryPicture[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    src: drawInterior(index),
    alt: count > rooms.length ? `Picture no. ${index + 1}` : (rooms[index] ?? ''),
  }));
}
