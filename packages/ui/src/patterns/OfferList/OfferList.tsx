import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import * as styles from '../landing.css.ts';

/** One offer. */
export interface ListedOffer {
  readonly title: string;
  /** Who it’s for, in a sentence. */
  readonly description: string;
  /** The benefits, a few words each. */
  readonly gains: readonly string[];
  /** Where it leads. */
  readonly href: string;
  /** The text of the link, unique among the offers. */
  readonly linkLabel: string;
  /** An OfferDrawing or PremisesDrawing, which only decorates. */
  readonly drawing: ReactNode;
}

export interface OfferListProps {
  readonly offers: readonly ListedOffer[];
}

/** Offers side by side: a drawing, the benefits and a link. */
export function OfferList({ offers }: OfferListProps) {
  return (
    // Safari takes the list role away from lists without bullets unless it is said.
    <ul role="list" className={styles.offers}>
      {offers.map(({ title, description, gains, href, linkLabel, drawing }) => (
        <li key={href} className={styles.offer}>
          <div className={styles.offerDrawing}>{drawing}</div>
          <Heading level={3} size="heading">
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
          <div className={styles.gains}>
            <Stack as="ul" gap={1}>
              {gains.map((gain) => (
                <li key={gain} className={styles.gain}>
                  <span className={styles.tick}>
                    <Icon name="check" />
                  </span>
                  {gain}
                </li>
              ))}
            </Stack>
          </div>
          <Link href={href} variant="standalone">
            {linkLabel}
          </Link>
        </li>
      ))}
    </ul>
  );
}
