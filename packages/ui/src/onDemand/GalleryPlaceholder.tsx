import type { GalleryProps } from '../patterns/Gallery/Gallery.tsx';
import * as shape from '../patterns/Gallery/shape.css.ts';
import type { PlaceholderProps } from './onDemand.tsx';
import { Waiting } from './Waiting.tsx';

/** A gallery without its pictures; where there are none it needs nothing else. */
export function GalleryPlaceholder({
  pictures,
  empty,
  failure,
}: Pick<GalleryProps, 'pictures' | 'empty'> & Pick<PlaceholderProps, 'failure'>) {
  if (pictures.length === 0) return <div className={shape.empty}>{empty}</div>;
  return (
    <div className={shape.root}>
      {pictures.length === 1 ? (
        <div className={shape.single}>
          <Waiting failure={failure} />
        </div>
      ) : (
        <div className={shape.slider}>
          <div className={shape.track}>
            <Waiting failure={failure} />
          </div>
          <div className={shape.sliderControls} />
        </div>
      )}
    </div>
  );
}
