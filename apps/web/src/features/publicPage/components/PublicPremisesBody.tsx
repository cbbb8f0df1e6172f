import { calculateCost, type CostRange, leaseStart } from '@tilava/domain/cost';
import { residenceFlagOf } from '@tilava/domain/enums';
import { formatArea, formatRooms } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { sampleNumber } from '@tilava/domain/pictures';
import type { PublicPicture } from '@tilava/domain/publicPage';
import { formatDay } from '@tilava/domain/time';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Heading } from '@tilava/ui/Heading';
import { Icon } from '@tilava/ui/Icon';
import { Link } from '@tilava/ui/Link';
import { PremisesSheet } from '@tilava/ui/PremisesSheet';
import { PriceDisplay } from '@tilava/ui/PriceDisplay';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { createSearchParams, generatePath } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { isTold, useCostFacts, useListingFacts } from '../../../shared/facts/usePremisesFacts.ts';
import { useBetween } from '../../../shared/facts/useBetween.ts';
import { listingLayout } from '../../../shared/fields/listingLayout.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { paths, pictureUrl } from '../../../shared/paths.ts';
import type { PublicPageTexts } from '../../../texts/publicPage/publicPage.ts';
import * as styles from './publicPage.css.ts';
import type { DescribedPremises } from './useDescription.ts';

interface BodyProps extends DescribedPremises {
  readonly today: string;
  readonly texts: PublicPageTexts;
}

/** Premises as an estate magazine shows them: pictures, the few facts that decide, the landlord's words, everything else. */
export function PublicPremisesBody(props: BodyProps) {
  const { premises, today } = props;
  const { listing } = premises;
  const t = useTranslations();
  const locale = useLocale();
  const [street = '', ...rest] = listing.address.split(', ');
  const availableFrom =
    listing.moveInDate === null
      ? t('matches.unsaid')
      : listing.moveInDate <= today
        ? t('matches.now')
        : formatDay(listing.moveInDate, locale);
  const facts = [
    { term: t('product.matchField.rent'), value: useRent(premises) },
    { term: t('product.matchField.size'), value: formatArea(listing.size, locale) },
    { term: t('product.matchField.roomCount'), value: formatRooms(listing.roomCount) },
    { term: t('matches.availableTime'), value: availableFrom },
  ];
  return (
    <article>
      <Pictures premises={premises} />
      <div className={styles.title}>
        <Heading level={1} size="hero">
          {street}
        </Heading>
        <Text size="lead" tone="muted">
          {[t(`product.residenceType.${listing.residenceType}`), ...rest].join(' · ')}
        </Text>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.columns}>
        <div className={styles.story}>
          {listing.description !== null && (
            <div className={styles.description}>
              <Text size="lead">{listing.description}</Text>
            </div>
          )}
          <About {...props} />
          <Costs {...props} />
        </div>
        <SignUp {...props} />
      </div>
    </article>
  );
}

function useRent({ listing }: BodyProps['premises']): string {
  const unit = useTranslations('product.unit');
  const locale = useLocale();
  return unit('perMonth', { rent: formatMoney(listing.rent, locale) });
}

/** Widths in which pictures are served. */
const widths = [640, 1280, 1920] as const;

/** A row that is scrolled from picture to picture; a drawing where there are none. */
function Pictures({ premises: { announcementId, listing, pictures } }: DescribedPremises) {
  const t = useTranslations('pictures');
  const illustration = useTranslations('common')('illustration');
  if (pictures.length === 0) {
    return (
      <div className={styles.drawing}>
        <PremisesSheet
          number={sampleNumber(announcementId, listing.residenceType)}
          kind={listing.residenceType}
          label={illustration}
        />
      </div>
    );
  }
  return (
    <section
      className={styles.pictures[pictures.length === 1 ? 'one' : 'many']}
      aria-label={t('of', { address: listing.address })}
      tabIndex={pictures.length === 1 ? undefined : 0}
    >
      {pictures.map((picture, index) => (
        <figure key={picture.key} className={styles.figure}>
          <Photo
            picture={picture}
            alt={
              picture.caption ?? t('position', { place: String(index + 1), count: String(pictures.length) })
            }
            isFirst={index === 0}
          />
          {picture.caption !== undefined && (
            <figcaption className={styles.caption} aria-hidden="true">
              {picture.caption}
            </figcaption>
          )}
        </figure>
      ))}
    </section>
  );
}

interface PhotoProps {
  readonly picture: PublicPicture;
  readonly alt: string;
  readonly isFirst: boolean;
}

function Photo({ picture: { key, size }, alt, isFirst }: PhotoProps) {
  const src = (width: number) => `${pictureUrl(key)}?width=${String(width)}`;
  return (
    <img
      className={styles.photo}
      src={src(1280)}
      srcSet={widths.map((width) => `${src(width)} ${String(width)}w`).join(', ')}
      sizes="(width < 75rem) 100vw, 56rem"
      alt={alt}
      {...size}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
}

/** What is told above, or in a list of its own. */
const toldElsewhere: readonly string[] = [
  'residenceType',
  'roomCount',
  'sizeMin',
  'rentMin',
  'moveInDate',
  'amenities',
  'description',
  ...listingLayout.costs.flat(),
];

function About({ premises: { listing }, texts }: BodyProps) {
  const t = useTranslations();
  const facts = useListingFacts()(listing).filter(
    ({ name, value }) => value !== '' && !toldElsewhere.includes(name),
  );
  const { amenities } = listing;
  return (
    <Section id="about" title={texts.about} width="facts">
      <Stack gap={6}>
        {amenities.length > 0 && (
          <ul className={styles.amenities} aria-label={t('product.matchField.amenities')}>
            {amenities.map((amenity) => (
              <li key={amenity} className={styles.amenity}>
                <Icon name="check" />
                {t(`product.amenity.${amenity}`)}
              </li>
            ))}
          </ul>
        )}
        <DefinitionList missing={t('matches.unsaid')} aria-labelledby="about-title" definitions={facts} />
      </Stack>
    </Section>
  );
}

/** What the headline is, last. */
const taxes = ['gross', 'net'] as const;

function Costs({ premises: { listing }, today, texts }: BodyProps) {
  const t = useTranslations();
  const money = useCosts();
  const costFacts = useCostFacts();
  const listingFacts = useListingFacts()(listing).filter(isTold);
  const cost = calculateCost(listing, { deductsVat: null, start: leaseStart(listing.moveInDate, today) });
  const placed: readonly string[] = listingLayout.costs.flat();
  const terms = [...costFacts(listing.costs), ...listingFacts.filter(({ name }) => placed.includes(name))];
  return (
    <Section id="costs" title={t('fields.costs')} width="facts">
      <Stack gap={6}>
        {cost !== null && (
          <PriceDisplay
            amount={money(cost.month.net)}
            basis={texts.costBasis}
            caption={t('fields.costs')}
            columns={[texts.gross, t('matchDetail.cost.net')]}
            rows={(['month', 'year', 'squareMetre'] as const).map((period) => ({
              label: t(`matchDetail.cost.${period}`),
              amounts: taxes.map((tax) => money(cost[period][tax])),
            }))}
          />
        )}
        <DefinitionList missing={t('matches.unsaid')} aria-labelledby="costs-title" definitions={terms} />
      </Stack>
    </Section>
  );
}

/** Cents as text: an amount, both ends, or where it begins. */
function useCosts(): (range: CostRange) => string {
  const locale = useLocale();
  const between = useBetween();
  return ({ min, max }) => {
    const minimum = formatMoney(min / 100, locale);
    if (max === min) return minimum;
    return between({ minimum, maximum: max === null ? '' : formatMoney(max / 100, locale) });
  };
}

/** What leads on: to the sign-up with these premises, or to the match of whoever has an account. */
function SignUp({ premises, texts }: BodyProps) {
  const { listing, propertyId } = premises;
  const rent = useRent(premises);
  const locale = useLocale();
  const flag = residenceFlagOf(listing.residenceType);
  const search = createSearchParams({
    address: listing.address,
    ...(flag !== null && { type: flag }),
    premises: propertyId,
  });
  return (
    <aside className={styles.next}>
      <div className={styles.nextFacts}>
        <span className={styles.rent}>{rent}</span>
        <Text tone="muted">{formatArea(listing.size, locale)}</Text>
      </div>
      <Link href={`${paths.signUpTenant}?${search.toString()}`} variant="button">
        {texts.signUp}
      </Link>
      <div className={styles.nextHint}>
        <Text size="small" tone="muted">
          {texts.signUpHint}
        </Text>
        <Text size="small">
          {texts.hasAccount}{' '}
          <Link href={generatePath(paths.announcementMatch, { propId: propertyId })}>{texts.viewMatch}</Link>
        </Text>
      </div>
    </aside>
  );
}
