import { amenities } from '@tilava/domain/enums';
import { formatArea, formatDistance, formatRooms } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Stack } from '@tilava/ui/Stack';
import { useLocale, useTranslations } from 'use-intl';
import { DetailSection } from './DetailSection.tsx';
import * as styles from './detail.css.ts';
import { Matched } from './Matched.tsx';

interface ListingFactsProps {
  readonly match: Extract<Schemas['Match'], { kind: 'announcement' }>;
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

function BasicFacts({ match: { announcement, distance, matches } }: ListingFactsProps) {
  const t = useTranslations('matches');
  const product = useTranslations('product');
  const locale = useLocale();
  const listing = announcement.properties;
  const facts = [
    ['residenceType', product(`residenceType.${listing.residenceType}`)],
    [
      'location',
      `${listing.address}, ${product('unit.away', { distance: formatDistance(distance, locale) })}`,
    ],
    ['rent', product('unit.perMonth', { rent: formatMoney(listing.rent, locale) })],
    ['size', formatArea(listing.size, locale)],
    ['roomCount', formatRooms(listing.roomCount)],
    ['floor', product(`floor.${listing.floor}`)],
    ['moveInDate', formatDay(listing.moveInDate, locale)],
  ] as const;
  return (
    <DefinitionList
      missing={t('unsaid')}
      definitions={facts.map(([field, value]) => ({
        term: product(`matchField.${field}`),
        value: <Matched match={matches[field]}>{value === '' ? t('unsaid') : value}</Matched>,
      }))}
    />
  );
}

function AdditionalFacts({ match: { announcement, matches } }: ListingFactsProps) {
  const t = useTranslations('matches');
  const product = useTranslations('product');
  const locale = useLocale();
  const listing = announcement.properties;
  const { deposit } = listing;
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
            <Matched match={matches.deposit}>
              {deposit === null
                ? t('unsaid')
                : deposit === 0
                  ? product('field.listing.deposit')
                  : formatMoney(deposit, locale)}
            </Matched>
          ),
        },
        {
          term: product('matchField.amenities'),
          value: named.length > 0 && (
            <Stack as="ul" gap={1}>
              {named.map((amenity) => (
                <li key={amenity}>
                  <Matched match={matches[amenity]}>{product(`amenity.${amenity}`)}</Matched>
                </li>
              ))}
            </Stack>
          ),
        },
        {
          term: product('field.listing.condition'),
          value: listing.condition && product(`condition.${listing.condition}`),
        },
        { term: product('field.listing.view'), value: listing.view },
        { term: product('field.listing.moveOutDate'), value: formatDay(listing.moveOutDate, locale) },
        { term: product('field.listing.description'), value: listing.description },
      ]}
    />
  );
}
