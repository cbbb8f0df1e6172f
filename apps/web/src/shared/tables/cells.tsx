import { PremisesDrawing } from '@tilava/ui/PremisesDrawing';
import { Skeleton } from '@tilava/ui/Skeleton';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '../paths.ts';
import * as styles from './cells.css.ts';

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

export function PictureSkeleton() {
  return (
    <span className={styles.picture}>
      <Skeleton size="picture" />
    </span>
  );
}

export function LinesSkeleton({ lines }: { readonly lines: number }) {
  return (
    <span className={styles.lines}>
      <Skeleton width="long" />
      {Array.from({ length: lines - 1 }, (_, line) => (
        <span key={line} className={styles.muted}>
          <Skeleton width={line === lines - 2 ? 'long' : 'full'} />
        </span>
      ))}
    </span>
  );
}

export function useRowLabels() {
  const t = useTranslations();
  return { failed: t('errors.entry'), retry: t('common.tryAgain') };
}

/** A month's rent, its amount larger than the words around it. */
export function Rent({ amount }: { readonly amount: string }) {
  const t = useTranslations('product.unit');
  const [before = '', after = ''] = t('perMonth', { rent: amount }).split(amount);
  return (
    <span className={styles.rent}>
      {before}
      <span className={styles.amount}>{amount}</span>
      {after}
    </span>
  );
}
