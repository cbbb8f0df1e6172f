import * as styles from './Gallery.css.ts';
import type { GalleryLabels, GalleryPicture } from './picture.ts';
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
  const mark = picture.isPanorama === true ? labels.panorama?.mark : undefined;
  return (
    <button
      type="button"
      className={styles.button}
      tabIndex={isStop ? 0 : -1}
      aria-label={[`${labels.enlarge}: ${alt}`, mark, isMissing && labels.missing].filter(Boolean).join(', ')}
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
      {mark !== undefined && !isMissing && <span className={styles.around}>{mark}</span>}
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
