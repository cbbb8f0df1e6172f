import { formatArea, formatRooms } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { useLocale, useTranslations } from 'use-intl';
import { useBetween } from '../../../shared/facts/useBetween.ts';

/** What a tenant looks for, fact by fact. */
export function NeedFacts({ need }: { readonly need: Schemas['Need'] }) {
  const t = useTranslations('product');
  const label = useTranslations('product.field.need');
  const missing = useTranslations('account')('unsaid');
  const locale: Locale = useLocale();
  const between = useBetween();
  return (
    <DefinitionList
      missing={missing}
      aria-labelledby="property-title"
      definitions={[
        { term: label('address'), value: need.address },
        {
          term: label('residenceType'),
          value: need.residenceType.map((type) => t(`residenceFlag.${type}`)).join(', '),
        },
        { term: label('roomCount'), value: formatRooms(need.roomCount) },
        { term: label('floor'), value: need.floor.map((floor) => t(`floor.${floor}`)).join(', ') },
        {
          term: label('sizeMin'),
          value: between({
            minimum: formatArea(need.sizeMin, locale),
            maximum: formatArea(need.sizeMax, locale),
          }),
        },
        {
          term: label('rentMin'),
          value: between({
            minimum: formatMoney(need.rentMin, locale),
            maximum: formatMoney(need.rentMax, locale),
          }),
        },
        { term: label('moveInDate'), value: formatDay(need.moveInDate, locale) },
        { term: label('moveOutDate'), value: formatDay(need.moveOutDate, locale) },
        {
          term: label('amenities'),
          value: [
            ...need.amenities.map((amenity) => t(`amenity.${amenity}`)),
            ...(need.deposit === 0 ? [label('deposit')] : []),
          ].join(', '),
        },
        { term: label('description'), value: need.description },
      ]}
    />
  );
}
