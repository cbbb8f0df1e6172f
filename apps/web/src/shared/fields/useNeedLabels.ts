import type { NeedFieldsProps } from '@tilava/ui/NeedFields';
import { useTranslations } from 'use-intl';

/** The labels of what a tenant looks for. */
export function useNeedLabels(): NeedFieldsProps['labels'] {
  const label = useTranslations('product.field.need');
  return {
    address: label('address'),
    residenceType: label('residenceType'),
    roomCount: label('roomCount'),
    floor: label('floor'),
    sizeMin: label('sizeMin'),
    rentMin: label('rentMin'),
    deposit: label('deposit'),
    moveInDate: label('moveInDate'),
    moveOutDate: label('moveOutDate'),
    amenities: label('amenities'),
    description: label('description'),
  };
}
