export { gallery } from './gallery.ts';
export { isPanorama } from './panorama.ts';
export { logoCount, logoNumber, sampleCount, sampleNumber } from './placeholders.ts';
export { isPng, pngType } from './png.ts';
