import { amenities } from '@tilava/domain/enums';
import { formatArea, formatDistance, formatRooms } from '@tilava/domain/format';
import {
  type ExplainedField,
  explainPerson,
  type Outcome,
  outcomeOf,
  outcomesOf,
  type Perspective,
  type ScoredCriteria,
  type ScoredTenant,
} from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Icon } from '@tilava/ui/Icon';
import { MatchBreakdown } from '@tilava/ui/MatchBreakdown';
import { Stack } from '@tilava/ui/Stack';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useExplanation } from '../../../../shared/explanation/useExplanation.ts';
import { useBetween } from '../../../../shared/facts/useBetween.ts';
import {
  isTold,
  isUnmatched,
  useListingFacts,
  useTenantText,
} from '../../../../shared/facts/usePremisesFacts.ts';
import { Section } from '../../../../shared/page/Section.tsx';
import type { AnnouncementMatch } from '../MatchesAround.tsx';
import { useListingLabels } from '../useListingLabels.ts';
import * as styles from './detail.css.ts';

interface WhyThisMatchProps {
  readonly fields: readonly ExplainedField[];
  readonly perspective: Perspective;
  /** What would change it. */
  readonly children?: ReactNode;
}

export function WhyThisMatch({ fields, perspective, children }: WhyThisMatchProps) {
  const explanation = useExplanation(fields, perspective);
  return (
    <Section id="why" title={explanation.label} width="full">
      <Stack gap={6}>
        <MatchBreakdown {...explanation} />
        {children}
      </Stack>
    </Section>
  );
}

interface PersonWishesProps {
  readonly personMatches: Schemas['PersonMatches'];
  readonly tenant: ScoredTenant;
  /** Left out where the landlord does not show them. */
  readonly criteria: ScoredCriteria | undefined;
  readonly perspective: Perspective;
}

export function PersonWishes({ personMatches, tenant, criteria, perspective }: PersonWishesProps) {
  const t = useTranslations('product');
  const text = useTenantText();
  return (
    <Stack as="ul" gap={2}>
      {explainPerson(personMatches, tenant, criteria).map((wish) => {
        const values = text(wish.field, tenant[wish.field]);
        return (
          <li key={wish.field}>
            <Matched outcome={outcomeOf(wish.match)}>
              {t(`person.${perspective}.${wish.key}`, { values })}
            </Matched>
          </li>
        );
      })}
    </Stack>
  );
}

const icons = { match: 'check', partial: 'tilde', mismatch: 'cross' } as const;

/** A fact with its match indicator and a label for it. Facts that are not compared have no icon. */
function Matched({ outcome, children }: { readonly outcome: Outcome; readonly children: ReactNode }) {
  const t = useTranslations('explanation');
  if (outcome === 'unresolved') {
    return (
      <span className={styles.matched}>
        <span className={styles.mark.unresolved} />
        <span>
          {/* The value first: it is known, only not compared. */}
          {children} <VisuallyHidden>({t(outcome)})</VisuallyHidden>
        </span>
      </span>
    );
  }
  return (
    <span className={styles.matched}>
      <span className={styles.mark[outcome]}>
        <Icon name={icons[outcome]} />
        <VisuallyHidden>{t(outcome)}: </VisuallyHidden>
      </span>
      <span>{children}</span>
    </span>
  );
}

interface ListingFactsProps {
  readonly match: AnnouncementMatch;
}

/** Basic and additional information on premises, each fact with its match indicator (specification, section 2). */
export function ListingFacts({ match }: ListingFactsProps) {
  const t = useTranslations('matchDetail');
  return (
    <>
      <Section id="basic" title={t('basic')} width="facts">
        <BasicFacts match={match} />
      </Section>
      <Section id="additional" title={t('additional')} width="facts">
        <AdditionalFacts match={match} />
      </Section>
    </>
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
        ...facts.filter(isUnmatched).filter(isTold),
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
