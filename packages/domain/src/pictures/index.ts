export { gallery } from './gallery.ts';
export { isPanorama } from './panorama.ts';
export { logoCount, logoNumber, sampleCount, sampleNumber } from './placeholders.ts';
export { isPng, pngType } from './png.ts';
export {
  orderFault,
  orderPictures,
  picturesPerResidence,
  type OrderFault,
  type PictureList,
  type PictureOrder,
  type WantedOrder,
} from './order.ts';
