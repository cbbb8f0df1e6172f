import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PremisesSheet, type PremisesSheetProps } from '../PremisesSheet/PremisesSheet.tsx';
import * as styles from './PropertyCard.css.ts';

/** A name and its value. */
export interface PropertyFact {
  readonly term: string;
  readonly value: ReactNode;
}

export interface PropertyCardProps {
  /** What it is and where, e.g. "Storage, Elimäenkatu 17". */
  readonly title: string;
  /** The title’s heading level. @default 3 */
  readonly level?: 2 | 3;
  /** Which building of PremisesDrawing stands for the premises, from 1. */
  readonly drawing: number;
  /** What the premises are used for: chooses the floor plan beside it. */
  readonly kind: PremisesSheetProps['kind'];
  /** Says on the drawings that they are no pictures of the premises, e.g. "Illustration". */
  readonly drawingLabel: string;
  /** The few facts that decide, the first of them large: price, size, the year. */
  readonly facts: readonly PropertyFact[];
  /** A MatchMeter. */
  readonly meter?: ReactNode;
}

/** Sample premises at a glance: a building and a floor plan, the title, the facts, and how well they match. */
export function PropertyCard({
  title,
  level = 3,
  drawing,
  kind,
  drawingLabel,
  facts,
  meter,
}: PropertyCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <PremisesSheet number={drawing} kind={kind} label={drawingLabel} isInCard />
      </div>
      <div className={styles.content}>
        <Heading level={level} size="lead">
          {title}
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
        {meter !== undefined && <div className={styles.end}>{meter}</div>}
      </div>
    </article>
  );
}
