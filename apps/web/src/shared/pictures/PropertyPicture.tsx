import { PremisesDrawing } from '@tilava/ui/PremisesDrawing';
import { pictureUrl } from '../config.ts';
import * as styles from '../tables/cells.css.ts';

interface PropertyPictureProps {
  readonly pictureKey: string | null;
  readonly sampleNumber: number;
}

/** The premises' own picture, or one of the eight samples; it only decorates what stands beside it in words. */
export function PropertyPicture({ pictureKey, sampleNumber }: PropertyPictureProps) {
  if (pictureKey === null) {
    return (
      <span className={styles.picture}>
        <PremisesDrawing number={sampleNumber} />
      </span>
    );
  }
  return <img className={styles.picture} src={pictureUrl(pictureKey)} alt="" loading="lazy" />;
}
