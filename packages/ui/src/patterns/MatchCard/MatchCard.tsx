import { useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PremisesDrawing } from '../PremisesDrawing/PremisesDrawing.tsx';
import * as styles from './MatchCard.css.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';

export interface MatchCardProps {
  /** What or who it is, e.g. "Office". */
  readonly title: string;
  /** The title’s heading level. @default 2 */
  readonly level?: 2 | 3 | 4;
  /** Where the card leads. The whole card can be pressed; its link is the title. */
  readonly href?: string | undefined;
  /** The picture’s URL. Without it, or if it can’t be loaded, the drawing is shown. */
  readonly picture?: string | null | undefined;
  /** Which drawing of PremisesDrawing replaces a missing picture, from 1. Without it, the card has no picture. */
  readonly drawing?: number;
  /** A label on the drawing that says it isn’t a picture of the premises, e.g. "Illustration". */
  readonly drawingLabel?: string;
  /** A small Avatar before the title, if the card is about somebody. */
  readonly avatar?: ReactNode;
  /** A Badge after the title, e.g. "New". */
  readonly mark?: ReactNode;
  /** A MatchMeter, or whatever should be seen first. */
  readonly meter?: ReactNode;
  /** The key facts, as short as possible: "49 m²", "2 rooms". */
  readonly facts: readonly string[];
  /** The price, larger than the rest. */
  readonly price?: ReactNode;
  /** Other details, what it is found by first: each on its own line, or side by side if the card is at least 36rem wide. */
  readonly details?: readonly string[];
  /** More details, shown if the card is at least 36rem wide. */
  readonly moreDetails?: readonly string[];
  /** Why it matches, in a few words. */
  readonly reasons?: ReactNode;
  /** A description: its first line is shown if the card is at least 36rem wide. */
  readonly description?: string | null | undefined;
  /** A ToggleButton without visible text, in the corner. */
  readonly action?: ReactNode;
}

/** A match in a list without room for columns: picture, title, price, match and why. */
export function MatchCard({
  title,
  level = 2,
  href,
  picture,
  drawing,
  drawingLabel,
  avatar,
  mark,
  meter,
  facts,
  price,
  details,
  moreDetails,
  reasons,
  description,
  action,
}: MatchCardProps) {
  const hasPicture = drawing !== undefined;
  return (
    <article className={styles.card}>
      <div className={styles.layout({ hasPicture })}>
        {hasPicture && (
          <div className={styles.media}>
            <Picture key={picture} address={picture} drawing={drawing} drawingLabel={drawingLabel} />
          </div>
        )}
        <div className={styles.head}>
          <div className={styles.name}>
            <div className={styles.title({ hasAvatar: avatar !== undefined })}>
              {avatar}
              <Heading level={level} size="lead">
                {href === undefined ? (
                  title
                ) : (
                  <Link href={href} className={styles.link}>
                    {title}
                  </Link>
                )}
              </Heading>
              {mark}
            </div>
            <p className={styles.facts}>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
            {price !== undefined && <p className={styles.price}>{price}</p>}
          </div>
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </div>
        {meter !== undefined && <div className={styles.meter}>{meter}</div>}
        <div className={styles.details({ hasPicture })}>
          {details?.map((detail) => (
            <p key={detail} className={styles.detail}>
              {detail}
            </p>
          ))}
          {moreDetails?.map((detail) => (
            <p key={detail} className={styles.moreDetail}>
              {detail}
            </p>
          ))}
        </div>
        {reasons !== undefined && <div className={styles.reasons}>{reasons}</div>}
        {description !== undefined && description !== null && (
          <p className={styles.description}>{description}</p>
        )}
      </div>
    </article>
  );
}

interface PictureProps {
  readonly address: string | null | undefined;
  /** Which drawing of PremisesDrawing, from 1. */
  readonly drawing: number;
  /** Says that the drawing is none of the premises. */
  readonly drawingLabel: string | undefined;
}

/** A picture of premises, which only decorates; a drawing where there is none or it cannot be loaded. */
function Picture({ address, drawing, drawingLabel }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (address === undefined || address === null || address === '' || isBroken) {
    return <PremisesDrawing number={drawing} label={drawingLabel} />;
  }
  return (
    <img
      className={styles.picture}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}

export interface MatchCardSkeletonProps {
  /** Whether the cards have pictures. @default true */
  readonly hasPicture?: boolean;
}

/** The placeholder of a MatchCard that’s loading. */
export function MatchCardSkeleton({ hasPicture = true }: MatchCardSkeletonProps) {
  return (
    <div className={styles.card}>
      <div className={styles.layout({ hasPicture })}>
        {hasPicture && <div className={styles.media} />}
        <div className={styles.head}>
          <div className={styles.name}>
            <Skeleton size="heading" width="long" />
            <span className={styles.facts}>
              <Skeleton width="long" />
            </span>
            <span className={styles.price}>
              <Skeleton width="short" />
            </span>
          </div>
        </div>
        <div className={styles.meter}>
          <Skeleton size="meter" />
        </div>
        <div className={styles.details({ hasPicture })}>
          <span className={styles.detail}>
            <Skeleton />
          </span>
          <span className={styles.detail}>
            <Skeleton width="long" />
          </span>
          <span className={styles.detail}>
            <Skeleton width="short" />
          </span>
        </div>
        <div className={styles.reasons}>
          <Skeleton width="long" />
        </div>
      </div>
    </div>
  );
}
