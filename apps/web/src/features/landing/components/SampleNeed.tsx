import { formatArea, formatRooms } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { useLocale, useTranslations } from 'use-intl';
import { sampleAddress, sampleNeed } from '../model/sampleMatch.ts';

/** What a tenant asks for, as it is written down. */
export function SampleNeed() {
  const t = useTranslations('product');
  const locale = useLocale();
  const { amenities, moveInDate, rentMax, residenceType, roomCount, sizeMin, sizeMax } = sampleNeed;
  return (
    <DefinitionList
      missing=""
      definitions={[
        { term: t('field.need.address'), value: sampleAddress },
        {
          term: t('field.need.residenceType'),
          value: residenceType.map((flag) => t(`residenceFlag.${flag}`)).join(', '),
        },
        { term: t('field.need.roomCount'), value: formatRooms(roomCount) },
        {
          term: t('field.need.sizeMin'),
          value: t('unit.between', {
            minimum: formatArea(sizeMin, locale),
            maximum: formatArea(sizeMax, locale),
          }),
        },
        {
          term: t('field.need.rentMin'),
          value: t('unit.upTo', { maximum: formatMoney(rentMax, locale) }),
        },
        { term: t('field.need.moveInDate'), value: formatDay(moveInDate, locale) },
        {
          term: t('field.need.amenities'),
          value: amenities.map((amenity) => t(`amenity.${amenity}`)).join(', '),
        },
      ]}
    />
  );
}
