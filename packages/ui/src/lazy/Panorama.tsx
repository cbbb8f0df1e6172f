import { SpinnerRing } from '../components/Spinner/Spinner.tsx';
import type { PanoramaProps as OwnPanoramaProps } from '../patterns/Panorama/Panorama.tsx';
import { ground } from '../patterns/Panorama/shape.css.ts';
import { waiting } from './lazy.css.ts';
import { lazyComponent, type LazyProps, type PlaceholderProps } from './lazyComponent.tsx';

export interface PanoramaProps extends OwnPanoramaProps, LazyProps {}

type Failure = Pick<PlaceholderProps, 'failure'>;

/** The Panorama of this library, downloaded when it is first shown. Not beside Gallery, which shows it. */
export const Panorama = /* @__PURE__ */ lazyComponent<PanoramaProps>(
  async () => ({ default: (await import('../patterns/Panorama/Panorama.tsx')).Panorama }),
  PanoramaPlaceholder,
);

export function PanoramaPlaceholder({ failure }: Failure) {
  return (
    <div className={ground}>
      <Waiting failure={failure} />
    </div>
  );
}

/** In the middle of a figure that has not come: a spinner, or what failed. */
export const Waiting = ({ failure }: Failure) => (
  <div className={waiting}>{failure ?? <SpinnerRing size="large" />}</div>
);
