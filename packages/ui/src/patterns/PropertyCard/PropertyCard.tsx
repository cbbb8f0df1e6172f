import { useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as styles from './PropertyCard.css.ts';
import { PremisesDrawing } from '../PremisesDrawing/PremisesDrawing.tsx';

/** A name and its value. */
export interface PropertyFact {
  readonly term: string;
  readonly value: ReactNode;
}

export interface PropertyCardProps {
  /** What it is and where, e.g. "Storage, Elimäenkatu 17". */
  readonly title: string;
  /** The place of the title in the page's outline. @default 3 */
  readonly level?: 2 | 3 | 4;
  /** Where the card leads. The whole card can be pressed; its link is the title. */
  readonly href?: string;
  /** The address of the picture. Without it, or where it cannot be loaded, the drawing stands there. */
  readonly picture?: string | null | undefined;
  /** Which drawing of PremisesDrawing stands for a missing picture, from 1. */
  readonly drawing: number;
  /** Says on the drawing that it is no picture of the premises, e.g. "Illustration". */
  readonly drawingLabel?: string;
  /** The few facts that decide: price, size, the year. */
  readonly facts: readonly PropertyFact[];
  /** A MatchMeter. */
  readonly meter?: ReactNode;
  /** A word on the picture, as a Badge. */
  readonly badge?: ReactNode;
  /** What can be done with it: small Buttons and ToggleButtons. */
  readonly actions?: ReactNode;
}

/**
 * Premises at a glance: a picture that only decorates, the title, the facts, how well they match.
 *
 * @example
 * <PropertyCard
 *   title="Storage, Elimäenkatu 17"
 *   href="/user/matches/1"
 *   drawing={3}
 *   facts={[{ term: 'Rent per month', value: '1 250 €' }]}
 *   meter={<MatchMeter percent={87} word="Strong match" strength="strong" />}
 * />
 */
export function PropertyCard({
  title,
  level = 3,
  href,
  picture,
  drawing,
  drawingLabel,
  facts,
  meter,
  badge,
  actions,
}: PropertyCardProps) {
  return (
    <article className={styles.card({ isLink: href !== undefined })}>
      <div className={styles.media}>
        <Picture
          key={picture}
          className={styles.picture}
          address={picture}
          drawing={drawing}
          drawingLabel={drawingLabel}
        />
        {badge !== undefined && <div className={styles.badge}>{badge}</div>}
      </div>
      <div className={styles.content}>
        <Heading level={level} size="lead">
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {(meter !== undefined || actions !== undefined) && (
          <div className={styles.end}>
            {meter}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
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
  /** Of the picture; the drawing fills its place. */
  readonly className: string;
}

/** A picture of premises, which only decorates; a drawing where there is none or it cannot be loaded. */
export function Picture({ address, drawing, drawingLabel, className }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (address === undefined || address === null || address === '' || isBroken) {
    return <PremisesDrawing number={drawing} label={drawingLabel} />;
  }
  return (
    <img
      className={className}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}
