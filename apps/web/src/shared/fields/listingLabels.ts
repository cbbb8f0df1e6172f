import { criteriaFieldNames, type CriteriaFieldName } from '@tilava/ui/CriteriaFields';
import { propertyFieldNames, type PropertyFieldName } from '@tilava/ui/PropertyFields';
import { useTranslations } from 'use-intl';
import { labelsOf } from './labelsOf.ts';

/** The labels of premises that are let. */
export function usePropertyLabels(): Readonly<Record<PropertyFieldName, string>> {
  const label = useTranslations('product.field.listing');
  return labelsOf(propertyFieldNames, (name) => label(name));
}

/** The labels of a landlord's wishes. */
export function useCriteriaLabels(): Readonly<Record<CriteriaFieldName, string>> {
  const label = useTranslations('product.field.criteria');
  return labelsOf(criteriaFieldNames, (name) => label(name));
}
