import { Skeleton } from '@tilava/ui/Skeleton';
import * as styles from './cells.css.ts';

/** The shape of a PropertyPicture that is on its way. */
export function PictureSkeleton() {
  return (
    <span className={styles.picture}>
      <Skeleton size="picture" />
    </span>
  );
}

/** The shape of a cell of a fact that decides and lines that say more. */
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
