import { drawInterior } from '../Gallery/interiors.fixtures.ts';
import type { ListedPicture, PictureListLabels } from './PictureList.tsx';

/** A picture of one of the rooms that are drawn. */
export const pictureOf = (id: string, name: string, room: number): ListedPicture => ({
  id,
  src: drawInterior(room),
  name,
});

export const labels: PictureListLabels = {
  cover: 'Cover',
  drag: (name) => `Drag ${name}`,
  moveEarlier: (name) => `Move ${name} earlier`,
  moveLater: (name) => `Move ${name} later`,
  remove: (name) => `Remove ${name}`,
  placed: (name, place, count) => `${name} is now picture ${place} of ${count}`,
  removed: (name) => `${name} removed`,
};
