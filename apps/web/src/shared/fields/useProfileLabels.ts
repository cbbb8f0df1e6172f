import { organizationFieldNames, type OrganizationFieldName } from '@tilava/ui/OrganizationFields';
import { personFieldNames, type PersonFieldName } from '@tilava/ui/PersonFields';
import { useTranslations } from 'use-intl';
import { labelsOf } from './labelsOf.ts';

/** The labels of a private person's fields. */
export function usePersonLabels(): Readonly<Record<PersonFieldName, string>> {
  const label = useTranslations('product.field.person');
  return labelsOf(personFieldNames, (name) => label(name));
}

/** The labels of an organisation's fields. */
export function useOrganizationLabels(): Readonly<Record<OrganizationFieldName, string>> {
  const label = useTranslations('product.field.organization');
  return labelsOf(organizationFieldNames, (name) => label(name));
}
