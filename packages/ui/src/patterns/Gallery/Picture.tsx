import * as styles from './Gallery.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';

interface PictureProps {
  readonly picture: GalleryPicture;
  readonly isMissing: boolean;
  readonly labels: GalleryLabels;
  /** Whether Tab stops here. @default true */
  readonly isStop?: boolean;
  readonly onFail: (id: string) => void;
  readonly onOpen: () => void;
}

/** A picture that can be enlarged, or the words that it is missing. */
export function Picture({ picture, isMissing, labels, isStop = true, onFail, onOpen }: PictureProps) {
  const { id, src, alt } = picture;
  return (
    <button
      type="button"
      className={styles.button}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${labels.enlarge}: ${alt}${isMissing ? `, ${labels.missing}` : ''}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {isMissing ? (
        <MissingPicture label={labels.missing} />
      ) : (
        <img
          className={styles.image}
          src={src}
          alt=""
          draggable={false}
          decoding="async"
          onError={() => onFail(id)}
        />
      )}
    </button>
  );
}

/** Stands where a picture should be. */
export function MissingPicture({ label }: { readonly label: string }) {
  return (
    <span className={styles.missing}>
      <Icon name="alert" />
      {label}
    </span>
  );
}

/** One picture of a gallery. */
export interface GalleryPicture {
  /** Unique within the gallery. */
  readonly id: string;
  /** The address of the picture. */
  readonly src: string;
  /** What it shows, e.g. "The hall from the street door"; its position, if nobody has described it. */
  readonly alt: string;
}

/** All texts of a gallery. */
export interface GalleryLabels {
  /** E.g. "Previous picture". */
  readonly previous: string;
  /** E.g. "Next picture". */
  readonly next: string;
  /** The position, counted from 1, e.g. "Picture 2 of 8". */
  readonly position: (place: number, count: number) => string;
  /** Names the button over a picture, e.g. "Enlarge". */
  readonly enlarge: string;
  /** E.g. "Close". */
  readonly close: string;
  /** Replaces a picture that can’t be loaded, e.g. "This picture is missing". */
  readonly missing: string;
}
