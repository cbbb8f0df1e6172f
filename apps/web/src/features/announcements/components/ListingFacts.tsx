import { formatArea, formatRooms } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { useLocale, useTranslations } from 'use-intl';
import { useDepositText } from '../../../shared/facts/useDepositText.ts';

interface ListingFactsProps {
  readonly listing: Pick<
    Schemas['Listing'],
    | 'address'
    | 'residenceType'
    | 'roomCount'
    | 'floor'
    | 'size'
    | 'rent'
    | 'moveInDate'
    | 'moveOutDate'
    | 'condition'
    | 'view'
    | 'amenities'
    | 'deposit'
    | 'description'
  >;
  /** The id of what names them. */
  readonly labelledBy: string;
}

/** What an announcement says of its premises, fact by fact. */
export function ListingFacts({ listing, labelledBy }: ListingFactsProps) {
  const t = useTranslations('product');
  const label = useTranslations('product.field.listing');
  const missing = useTranslations('account')('unsaid');
  const locale: Locale = useLocale();
  const depositText = useDepositText();
  return (
    <DefinitionList
      missing={missing}
      aria-labelledby={labelledBy}
      definitions={[
        { term: label('address'), value: listing.address },
        { term: label('residenceType'), value: t(`residenceType.${listing.residenceType}`) },
        { term: label('roomCount'), value: formatRooms(listing.roomCount) },
        { term: label('floor'), value: t(`floor.${listing.floor}`) },
        { term: label('sizeMin'), value: formatArea(listing.size, locale) },
        { term: label('rentMin'), value: formatMoney(listing.rent, locale) },
        { term: label('depositAmount'), value: depositText(listing) },
        { term: label('moveInDate'), value: formatDay(listing.moveInDate, locale) },
        { term: label('moveOutDate'), value: formatDay(listing.moveOutDate, locale) },
        { term: label('condition'), value: listing.condition && t(`condition.${listing.condition}`) },
        { term: label('view'), value: listing.view },
        {
          term: label('amenities'),
          value: listing.amenities.map((amenity) => t(`amenity.${amenity}`)).join(', '),
        },
        { term: label('description'), value: listing.description },
      ]}
    />
  );
}
