export { isPanorama } from './panorama.ts';
export { logoCount, logoNumber, sampleCount, sampleNumber } from './placeholders.ts';
