import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as styles from './MatchCard.css.ts';

export interface MatchCardSkeletonProps {
  /** Whether the cards have pictures. @default true */
  readonly hasPicture?: boolean;
}

/**
 * The shape of a MatchCard that is on its way.
 *
 * @example
 * <MatchCardSkeleton />
 */
export function MatchCardSkeleton({ hasPicture = true }: MatchCardSkeletonProps) {
  return (
    <div className={styles.card({ hasPicture })}>
      {hasPicture && <div className={styles.media} />}
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Skeleton size="heading" width="long" />
          </div>
          <Skeleton size="meter" />
        </div>
        <div className={styles.text}>
          <span className={styles.facts}>
            <Skeleton width="long" />
          </span>
          <span className={styles.detail}>
            <Skeleton />
          </span>
          <span className={styles.detail}>
            <Skeleton width="short" />
          </span>
        </div>
      </div>
    </div>
  );
}
