import type { CriteriaFieldsProps } from '@tilava/ui/CriteriaFields';
import type { PropertyFieldsProps } from '@tilava/ui/PropertyFields';
import { useTranslations } from 'use-intl';

/** The labels of premises that are let. */
export function usePropertyLabels(): PropertyFieldsProps['labels'] {
  const label = useTranslations('product.field.listing');
  return {
    address: label('address'),
    residenceType: label('residenceType'),
    roomCount: label('roomCount'),
    floor: label('floor'),
    sizeMin: label('sizeMin'),
    rentMin: label('rentMin'),
    condition: label('condition'),
    view: label('view'),
    deposit: label('deposit'),
    moveInDate: label('moveInDate'),
    moveOutDate: label('moveOutDate'),
    amenities: label('amenities'),
    description: label('description'),
  };
}

/** The labels of a landlord's wishes. */
export function useCriteriaLabels(): CriteriaFieldsProps['labels'] {
  const label = useTranslations('product.field.criteria');
  return {
    industries: label('industries'),
    creditRating: label('creditRating'),
    operatingMargin: label('operatingMargin'),
    employee: label('employee'),
    publicDisplay: label('publicDisplay'),
  };
}
