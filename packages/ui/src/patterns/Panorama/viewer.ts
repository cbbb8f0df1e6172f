// Unlayered, as its maker ships it: no class of ours and of the viewer's are ever on one element.
import '@photo-sphere-viewer/core/index.css';

export { Viewer } from '@photo-sphere-viewer/core';
