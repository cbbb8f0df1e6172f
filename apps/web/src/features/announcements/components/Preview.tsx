import { formatArea, formatRooms } from '@tilava/domain/format';
import { costsOf, depositOf } from '@tilava/domain/listing';
import { formatMoney, yearlyRent } from '@tilava/domain/money';
import { sampleNumber } from '@tilava/domain/pictures';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Card } from '@tilava/ui/Card';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Heading } from '@tilava/ui/Heading';
import { MatchCard } from '@tilava/ui/MatchCard';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  isTold,
  type ToldListing,
  useCostFacts,
  useListingFacts,
} from '../../../shared/facts/usePremisesFacts.ts';
import { listingLayout } from '../../../shared/fields/listingLayout.ts';
import { pictureUrl } from '../../../shared/paths.ts';
import { ListingPictures } from '../../../shared/pictures/ListingPictures.tsx';
import type { Pictures } from '../../../shared/pictures/pictures.ts';
import { Rent } from '../../../shared/tables/cells.tsx';
import type { AnnouncementResults } from '../model/announcementDraft.ts';

interface PreviewProps {
  readonly results: AnnouncementResults;
  readonly pictures: Pictures;
}

const titleId = 'preview-title';

/** The announcement as tenants will see it: in their list, and on its own page. */
export function Preview({ results: { location, property }, pictures }: PreviewProps) {
  const t = useTranslations('newAnnouncement');
  const product = useTranslations('product');
  const illustration = useTranslations('common')('illustration');
  const locale: Locale = useLocale();
  const { residenceType, roomCount, sizeMin: size, rentMin: rent } = property;
  const listing = {
    ...property,
    ...pictures,
    address: location.address,
    roomCount: [roomCount],
    amenities: [...property.amenities],
    size,
    rent,
    deposit: depositOf(property),
    costs: costsOf(property),
  };
  const [cover] = pictures.propertyPics;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={2} size="lead" id={titleId}>
            {t('preview')}
          </Heading>
          <Text tone="muted">{t('previewHint')}</Text>
        </Stack>
        <MatchCard
          title={product(`residenceType.${residenceType}`)}
          level={3}
          picture={cover === undefined ? null : pictureUrl(cover.key)}
          drawing={sampleNumber(location.address, residenceType)}
          drawingLabel={illustration}
          facts={[
            formatArea(size, locale),
            product('unit.rooms', { rooms: formatRooms([roomCount]), count: roomCount }),
          ]}
          price={<Rent amount={formatMoney(rent, locale)} />}
          details={[location.address]}
          moreDetails={[product('unit.perYear', { rent: formatMoney(yearlyRent(rent), locale) })]}
          description={property.description}
        />
        <ListingPictures announcementId={location.address} listing={listing} />
        <ListingFacts listing={listing} />
      </Stack>
    </Card>
  );
}

interface ListingFactsProps {
  readonly listing: ToldListing & Pick<Schemas['Listing'], 'address' | 'costs'>;
}

/** What an announcement says, in the groups of the form that it is written in. */
export function ListingFacts({ listing }: ListingFactsProps) {
  const label = useTranslations('product.field.listing');
  const t = useTranslations('fields');
  const missing = useTranslations('account')('unsaid');
  const id = useId();
  const costs = useCostFacts();
  const facts = useListingFacts()(listing).filter(isTold);
  const inGroup = (group: keyof typeof listingLayout) =>
    listingLayout[group].flat().flatMap((name) => facts.find((fact) => fact.name === name) ?? []);
  const placed = Object.values(listingLayout).flat(2);
  const groups = {
    premises: [{ term: label('address'), value: listing.address }, ...inGroup('premises')],
    terms: inGroup('terms'),
    costs: [...inGroup('costs'), ...costs(listing.costs)],
    more: facts.filter(({ name }) => !placed.includes(name)),
  };
  return (
    <Stack gap={8}>
      {(['premises', 'terms', 'costs', 'more'] as const).map(
        (group) =>
          groups[group].length > 0 && (
            <Stack key={group} gap={2}>
              <Heading level={3} size="lead" id={`${id}-${group}`}>
                {t(group)}
              </Heading>
              <DefinitionList
                missing={missing}
                aria-labelledby={`${id}-${group}`}
                definitions={groups[group]}
              />
            </Stack>
          ),
      )}
    </Stack>
  );
}
