import { amenities } from '@tilava/domain/enums';
import { outcomeOf, outcomesOf } from '@tilava/domain/matching';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { isUnmatched, useListingFacts } from '../../../../shared/facts/usePremisesFacts.ts';
import type { AnnouncementMatch } from '../matchMarks.ts';
import { useListingLabels } from '../useListingLabels.ts';
import { DetailSection } from './DetailSection.tsx';
import * as styles from './detail.css.ts';
import { Matched } from './Matched.tsx';

interface ListingFactsProps {
  readonly match: AnnouncementMatch;
}

/** Basic and additional information on premises, each fact with its match indicator (specification, section 2). */
export function ListingFacts({ match }: ListingFactsProps) {
  const t = useTranslations('matchDetail');
  return (
    <div className={styles.halves}>
      <DetailSection title={t('basic')}>
        <BasicFacts match={match} />
      </DetailSection>
      <DetailSection title={t('additional')}>
        <AdditionalFacts match={match} />
      </DetailSection>
    </div>
  );
}

function BasicFacts({ match }: ListingFactsProps) {
  const t = useTranslations('matches');
  const words = useListingLabels();
  const outcomes = outcomesOf(match.explanation);
  return (
    <DefinitionList
      missing={t('unsaid')}
      definitions={words.basicFacts(match).map((fact) => ({
        term: fact.label,
        value: (
          <Matched outcome={outcomes[fact.field]}>{fact.words === '' ? t('unsaid') : fact.words}</Matched>
        ),
      }))}
    />
  );
}

function AdditionalFacts({ match: { announcement, matches, explanation } }: ListingFactsProps) {
  const t = useTranslations('matches');
  const product = useTranslations('product');
  const listing = announcement.properties;
  const facts = useListingFacts()(listing);
  // What is there, and what is missed.
  const named = amenities.filter(
    (amenity) => listing.amenities.includes(amenity) || matches[amenity] === false,
  );
  return (
    <DefinitionList
      missing={t('unsaid')}
      definitions={[
        {
          term: product('matchField.deposit'),
          value: (
            <Matched outcome={outcomesOf(explanation).deposit}>
              {facts.find(({ name }) => name === 'depositAmount')?.value || t('unsaid')}
            </Matched>
          ),
        },
        {
          term: product('matchField.amenities'),
          value: named.length > 0 && (
            <Stack as="ul" gap={1}>
              {named.map((amenity) => (
                <li key={amenity}>
                  <Matched outcome={outcomeOf(matches[amenity])}>{product(`amenity.${amenity}`)}</Matched>
                </li>
              ))}
            </Stack>
          ),
        },
        ...facts.filter(isUnmatched),
      ]}
    />
  );
}
