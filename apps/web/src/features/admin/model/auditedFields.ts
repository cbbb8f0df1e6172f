import { listingFields, namesOf } from '@tilava/domain/property';
import type { Schemas } from '@tilava/sdk';
import type { useTranslations } from 'use-intl';
import type { AdminTexts } from '../../../texts/admin/admin.ts';

/** What an entry of the audit log can name: what the changes of the contract hold, and the list that an upload joins. */
export type AuditedField =
  | keyof Schemas['UserChanges']
  | keyof Schemas['NeedChanges']
  | keyof Schemas['ListingChanges']
  | keyof Schemas['AnnouncementChanges']
  | keyof Schemas['ResidenceChanges']
  | 'files';

type FieldLabels = Readonly<Record<AuditedField, string>>;

/** The product's words for the fields of the audit log, as forms and lists have them. */
export function auditedFieldLabels(
  t: ReturnType<typeof useTranslations<never>>,
  labels: AdminTexts,
): FieldLabels {
  return {
    password: t('product.field.account.password'),
    file: labels.picture,
    privateTenant: labels.privatePerson,
    organizationTenant: labels.organization,
    creditRating: t('product.field.organization.creditRating'),
    operatingMargin: t('product.field.organization.operatingMargin'),
    industries: t('product.field.person.industries'),
    children: t('product.field.person.children'),
    languages: t('product.field.person.languages'),
    gender: t('product.field.person.gender'),
    birthday: t('product.field.person.birthday'),
    timeInCountry: t('product.field.person.timeInCountry'),
    familyStatus: t('product.field.person.familyStatus'),
    currentAddress: t('product.field.person.currentAddress'),
    shareContacts: t('product.field.person.shareContacts'),
    language: t('account.mailLanguage'),
    interestMails: t('account.interestMails'),
    unsubscribed: t('account.mails'),
    address: t('product.field.listing.address'),
    x: t('product.matchField.location'),
    y: t('product.matchField.location'),
    houseType: t('product.field.listing.residenceType'),
    ...labelsOf(namesOf(listingFields), (name) => t(`product.field.listing.${name}`)),
    sizeMax: t('product.field.listing.sizeMin'),
    rentMax: t('product.field.listing.rentMin'),
    // Forms ask for its absence.
    deposit: t('product.matchField.deposit'),
    propertyPics: t('pictures.propertyPics'),
    surroundPics: t('pictures.surroundPics'),
    files: labels.pictures,
    ...labels.field,
  };
}

const labelsOf = <Name extends string>(names: readonly Name[], labelOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, labelOf(name)])) as Record<Name, string>;

/** The fields that an entry names, in words, each word once; one of another version of the server keeps its own name. */
export function labelsOfFields(fields: readonly string[], labels: FieldLabels): string {
  const known = new Map<string, string>(Object.entries(labels));
  return [...new Set(fields.map((field) => known.get(field) ?? field))].join(', ');
}
