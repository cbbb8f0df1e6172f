import { PremisesDrawing } from '@tilava/ui/PremisesDrawing';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '../config.ts';
import * as styles from '../tables/cells.css.ts';

interface PropertyPictureProps {
  readonly pictureKey: string | null;
  readonly sampleNumber: number;
}

/** The premises' own picture, or one of the eight samples; which says that it is one. */
export function PropertyPicture({ pictureKey, sampleNumber }: PropertyPictureProps) {
  const t = useTranslations('common');
  if (pictureKey === null) {
    return (
      <span className={styles.picture}>
        <PremisesDrawing number={sampleNumber} label={t('illustration')} />
      </span>
    );
  }
  return <img className={styles.picture} src={pictureUrl(pictureKey)} alt="" loading="lazy" />;
}
