import { amenities } from '@tilava/domain/enums';
import { formatArea, formatDistance, formatRooms } from '@tilava/domain/format';
import { outcomeOf, outcomesOf } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Stack } from '@tilava/ui/Stack';
import { useLocale, useTranslations } from 'use-intl';
import { useBetween } from '../../../../shared/facts/useBetween.ts';
import { isUnmatched, useListingFacts } from '../../../../shared/facts/usePremisesFacts.ts';
import type { AnnouncementMatch } from '../MatchesAround.tsx';
import { useListingLabels } from '../useListingLabels.ts';
import * as styles from './detail.css.ts';
import { DetailSection } from './DetailPlace.tsx';
import { Matched } from './MatchExplanation.tsx';

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
  const labels = useListingLabels();
  const outcomes = outcomesOf(match.explanation);
  return (
    <DefinitionList
      missing={t('unsaid')}
      definitions={labels.basicFacts(match).map((fact) => ({
        term: fact.label,
        value: (
          <Matched outcome={outcomes[fact.field]}>{fact.value === '' ? t('unsaid') : fact.value}</Matched>
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
          value: named.length > 0 && <Amenities amenities={named} matches={matches} />,
        },
        ...facts.filter(isUnmatched),
      ]}
    />
  );
}

interface AmenitiesProps {
  readonly amenities: readonly Schemas['Amenity'][];
  readonly matches: Schemas['FieldMatches'];
}

function Amenities({ amenities: shown, matches }: AmenitiesProps) {
  const t = useTranslations('product.amenity');
  return (
    <Stack as="ul" gap={1}>
      {shown.map((amenity) => (
        <li key={amenity}>
          <Matched outcome={outcomeOf(matches[amenity])}>{t(amenity)}</Matched>
        </li>
      ))}
    </Stack>
  );
}

interface NeedFactsProps {
  readonly match: Extract<Schemas['Match'], { kind: 'tenant' }>;
}

/** What a tenant seeks, each wish with its match indicator. */
export function NeedFacts({ match: { potentialTenant, distance, matches, explanation } }: NeedFactsProps) {
  const missing = useTranslations('matches')('unsaid');
  const product = useTranslations('product');
  const locale = useLocale();
  const between = useBetween();
  const need = potentialTenant.properties;
  const outcomes = outcomesOf(explanation);
  const facts = [
    ['residenceType', need.residenceType.map((flag) => product(`residenceFlag.${flag}`)).join(', ')],
    ['location', `${need.address}, ${product('unit.away', { distance: formatDistance(distance, locale) })}`],
    [
      'rent',
      between({ minimum: formatMoney(need.rentMin, locale), maximum: formatMoney(need.rentMax, locale) }),
    ],
    [
      'size',
      between({ minimum: formatArea(need.sizeMin, locale), maximum: formatArea(need.sizeMax, locale) }),
    ],
    ['roomCount', formatRooms(need.roomCount)],
    ['floor', need.floor.map((floor) => product(`floor.${floor}`)).join(', ')],
    ['moveInDate', formatDay(need.moveInDate, locale)],
    ['deposit', need.deposit === 0 ? product('field.need.deposit') : ''],
  ] as const;
  return (
    <DefinitionList
      missing={missing}
      definitions={[
        ...facts.map(([field, value]) => ({
          term: field === 'moveInDate' ? product('field.need.moveInDate') : product(`matchField.${field}`),
          value: <Matched outcome={outcomes[field]}>{value === '' ? missing : value}</Matched>,
        })),
        {
          term: product('matchField.amenities'),
          value: need.amenities.length > 0 && <Amenities amenities={need.amenities} matches={matches} />,
        },
        { term: product('field.need.description'), value: need.description },
      ]}
    />
  );
}
