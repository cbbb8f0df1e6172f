import { useState, type ReactNode } from 'react';
import { Lightbox } from './Lightbox.tsx';
import { Picture, type GalleryLabels, type GalleryPicture } from './Picture.tsx';
import * as shape from './shape.css.ts';
import { Slider } from './Slider.tsx';

export type { GalleryLabels, GalleryPicture } from './Picture.tsx';

export interface GalleryProps {
  /** Names the gallery, e.g. "Pictures of Kalevankatu 30". */
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
  readonly labels: GalleryLabels;
  /** What replaces the pictures when there are none, e.g. a PremisesSheet. */
  readonly empty: ReactNode;
}

/** Pictures in an endless row that can be enlarged. Load it on demand: it includes Glide and the dialog. */
export function Gallery({ label, pictures, labels, empty }: GalleryProps) {
  const [openIndex, setOpenIndex] = useState<number>();
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const fail = (id: string) => setFailed((before) => new Set([...before, id]));
  const shown = { pictures, labels, failed, onFail: fail };
  const [first] = pictures;
  if (first === undefined) return <div className={shape.empty}>{empty}</div>;
  return (
    <section className={shape.root} aria-label={label}>
      {pictures.length === 1 ? (
        <div className={shape.single}>
          <Picture
            picture={first}
            isMissing={failed.has(first.id)}
            labels={labels}
            onFail={fail}
            onOpen={() => setOpenIndex(0)}
          />
        </div>
      ) : (
        // Glide puts clones beside the slides, so that other pictures need another list.
        <Slider key={pictures.map(({ id }) => id).join(' ')} {...shown} onOpen={setOpenIndex} />
      )}
      {openIndex !== undefined && openIndex < pictures.length && (
        <Lightbox
          {...shown}
          label={label}
          index={openIndex}
          onIndexChange={setOpenIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </section>
  );
}
