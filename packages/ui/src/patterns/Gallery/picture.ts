import type { LoadLabels } from '../../lazy/LoadFailure.tsx';
import type { PanoramaLabels } from '../Panorama/Panorama.tsx';

/** One picture of a gallery. */
export interface GalleryPicture {
  /** Unique within the gallery. */
  readonly id: string;
  /** The address of the picture. */
  readonly src: string;
  /** What is to be seen, e.g. "The hall from the street door"; its position, where nobody has described it. */
  readonly alt: string;
  /** Whether it shows all around, 360 by 180 degrees: enlarged, it can be turned. @default false */
  readonly isPanorama?: boolean;
}

/** Every word of the panoramas of a gallery. */
export interface GalleryPanoramaLabels extends PanoramaLabels {
  /** Stands on the picture before it is opened, e.g. "360°". */
  readonly mark: string;
  readonly load: LoadLabels;
}

/** Every word of a gallery. */
export interface GalleryLabels {
  /** E.g. "Previous picture". */
  readonly previous: string;
  /** E.g. "Next picture". */
  readonly next: string;
  /** Where the reader is, both counted from 1, e.g. "Picture 2 of 8". */
  readonly position: (place: number, count: number) => string;
  /** Names the button over a picture, e.g. "Enlarge". */
  readonly enlarge: string;
  /** E.g. "Close". */
  readonly close: string;
  /** Stands in the place of a picture that cannot be loaded, e.g. "This picture is missing". */
  readonly missing: string;
  /** Without them pictures of all around are shown flat. */
  readonly panorama?: GalleryPanoramaLabels;
}
