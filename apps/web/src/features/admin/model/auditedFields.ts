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
    description: t('product.field.person.description'),
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
    residenceType: t('product.field.listing.residenceType'),
    houseType: t('product.field.listing.residenceType'),
    roomCount: t('product.field.listing.roomCount'),
    floor: t('product.field.listing.floor'),
    sizeMin: t('product.field.listing.sizeMin'),
    sizeMax: t('product.field.listing.sizeMin'),
    rentMin: t('product.field.listing.rentMin'),
    rentMax: t('product.field.listing.rentMin'),
    moveInDate: t('product.field.listing.moveInDate'),
    moveOutDate: t('product.field.listing.moveOutDate'),
    // Forms ask for its absence.
    deposit: t('product.matchField.deposit'),
    condition: t('product.field.listing.condition'),
    view: t('product.field.listing.view'),
    amenities: t('product.field.listing.amenities'),
    propertyPics: t('pictures.propertyPics'),
    surroundPics: t('pictures.surroundPics'),
    files: labels.pictures,
    ...labels.field,
  };
}

/** The fields that an entry names, in words, each word once; one of another version of the server keeps its own name. */
export function labelsOfFields(fields: readonly string[], labels: FieldLabels): string {
  const known = new Map<string, string>(Object.entries(labels));
  return [...new Set(fields.map((field) => known.get(field) ?? field))].join(', ');
}
