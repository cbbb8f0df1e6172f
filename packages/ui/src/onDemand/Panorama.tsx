import type { PanoramaProps as OwnPanoramaProps } from '../patterns/Panorama/Panorama.tsx';
import { PanoramaPlaceholder } from './PanoramaPlaceholder.tsx';
import { onDemand, type OnDemandProps } from './onDemand.tsx';

export interface PanoramaProps extends OwnPanoramaProps, OnDemandProps {}

/**
 * The Panorama of this library, downloaded when it is first shown: until then its ground.
 *
 * @example
 * <Panorama {...hall} loadLabels={{ loading: 'Loading the panorama', failed: 'The panorama could not be loaded.', retry: 'Try again' }} />
 */
export const Panorama = onDemand<PanoramaProps>(
  async () => (await import('../patterns/Panorama/Panorama.tsx')).Panorama,
  PanoramaPlaceholder,
);
