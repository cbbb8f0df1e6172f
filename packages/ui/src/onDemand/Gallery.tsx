import type { GalleryProps as OwnGalleryProps } from '../patterns/Gallery/Gallery.tsx';
import { GalleryPlaceholder } from './GalleryPlaceholder.tsx';
import { onDemand, type OnDemandProps } from './onDemand.tsx';

export interface GalleryProps extends OwnGalleryProps, OnDemandProps {}

/**
 * The Gallery of this library, downloaded when it is first shown: until then the room that its pictures will take.
 *
 * @example
 * <Gallery {...pictures} loadLabels={{ loading: 'Loading the pictures', failed: 'The pictures could not be loaded.', retry: 'Try again' }} />
 */
export const Gallery = onDemand<GalleryProps>(
  async () => (await import('../patterns/Gallery/Gallery.tsx')).Gallery,
  GalleryPlaceholder,
);
