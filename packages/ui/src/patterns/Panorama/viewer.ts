// A chunk of its own, with no more of the library than this.
export { Viewer } from '@photo-sphere-viewer/core';
