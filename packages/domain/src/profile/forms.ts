import { optionalEmail } from '../account/forms.ts';
import type { Contract } from '../contract.ts';
import { industries } from '../enums.ts';
import { choices, descriptionField, flag, optionalText, requiredText } from '../form/fields.ts';
import { noRules, type Form, type FormResult } from '../form/form.ts';
import { optionalNumber, turnoverLimits } from '../form/numbers.ts';
import { namesOf, pick } from '../members.ts';
import {
  birthdayField,
  businessFields,
  businessIdField,
  languagesField,
  optionalPhoneNumber,
  optionalYesNo,
  requiredPhoneNumber,
  textLimits,
  type ProfileOptions,
} from './fields.ts';

const privatePersonFields = (options: ProfileOptions) => ({
  firstName: requiredText(textLimits.personName),
  lastName: requiredText(textLimits.personName),
  phoneNumber: requiredPhoneNumber(options.readPhoneNumber),
  currentAddress: optionalText(textLimits.address),
  gender: optionalText(textLimits.word),
  birthday: birthdayField(options.today),
  familyStatus: optionalText(textLimits.word),
  children: optionalNumber({ from: 'zero', maximum: 99, decimals: 0, unit: 'person' }),
  timeInCountry: optionalNumber({ from: 'zero', maximum: 999, decimals: 0, unit: 'year' }),
  languages: languagesField,
  work: flag,
  workDetails: optionalText(textLimits.details),
  student: flag,
  studentDetails: optionalText(textLimits.details),
  industries: choices(industries, 0),
  ...businessFields,
  deductsVat: optionalYesNo,
  description: descriptionField(options.user?.description),
  shareContacts: flag,
});

export type PrivatePersonFields = ReturnType<typeof privatePersonFields>;

export type PrivatePersonProfile = FormResult<PrivatePersonFields>;

/** For signing up and for editing (§2, §3, §5). */
export const privatePersonForm = (options: ProfileOptions): Form<PrivatePersonFields> => ({
  fields: privatePersonFields(options),
  rules: noRules,
});

const organizationFields = (options: ProfileOptions) => ({
  name: requiredText(textLimits.organizationName),
  businessId: businessIdField,
  currentAddress: optionalText(textLimits.address),
  phoneNumber: requiredPhoneNumber(options.readPhoneNumber),
  contactFirstName: requiredText(textLimits.personName),
  contactLastName: requiredText(textLimits.personName),
  contactPhoneNumber: optionalPhoneNumber(options.readPhoneNumber),
  contactEmail: optionalEmail,
  contactAddress: optionalText(textLimits.address),
  billingAddress: optionalText(textLimits.address),
  onlineInvoice: optionalText(textLimits.details),
  industries: choices(industries, 1),
  turnover: optionalNumber(turnoverLimits),
  ...businessFields,
  deductsVat: optionalYesNo,
  languages: languagesField,
  description: descriptionField(options.user?.description),
  shareContacts: flag,
});

export type OrganizationFields = ReturnType<typeof organizationFields>;

export type OrganizationProfile = FormResult<OrganizationFields>;

/** For signing up and for editing (§2, §3, §5). */
export const organizationForm = (options: ProfileOptions): Form<OrganizationFields> => ({
  fields: organizationFields(options),
  rules: noRules,
});

/** In the order in which a sign-up offers them: each has a form of its own (§2). */
export const profileKinds = ['privatePerson', 'organization'] as const;

export type ProfileKind = (typeof profileKinds)[number];

export type Profile =
  | { readonly kind: 'privatePerson'; readonly details: PrivatePersonProfile }
  | { readonly kind: 'organization'; readonly details: OrganizationProfile };

/** A user's profile; an empty private person's where the user is neither kind, as an admin may be. */
export const profileOf = (user: Contract['User']): Profile =>
  user.organizationTenant === null
    ? { kind: 'privatePerson', details: privatePersonOf(user) }
    : { kind: 'organization', details: organizationOf(user) };

/** Of users of either kind. */
export const userNames = [
  'industries',
  'creditRating',
  'operatingMargin',
  'deductsVat',
  'languages',
  'description',
  'shareContacts',
] as const;

/** Of users who are private persons. */
export const personalNames = ['gender', 'birthday', 'familyStatus', 'children', 'timeInCountry'] as const;

export const occupationNames = ['work', 'workDetails', 'student', 'studentDetails'] as const;

/** What `privateTenant` and `organizationTenant` hold where nothing is filled in. */
export const emptyPerson = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  currentAddress: null,
  employeeCount: null,
};
export const emptyOrganization = {
  name: '',
  businessId: null,
  currentAddress: null,
  phoneNumber: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhoneNumber: null,
  contactEmail: null,
  contactAddress: null,
  billingAddress: null,
  onlineInvoice: null,
  employeeCount: null,
  turnover: null,
};

/** What a user says as a private person; empty texts where the user is none. */
export const privatePersonOf = (user: Contract['User']): PrivatePersonProfile => ({
  ...pick(user, userNames),
  ...pick(user, personalNames),
  ...pick(user.occupation, occupationNames),
  ...pick({ ...emptyPerson, ...user.privateTenant }, namesOf(emptyPerson)),
});

/** What a user says as an organisation; empty texts where the user is none. */
export const organizationOf = ({ organizationTenant, ...user }: Contract['User']): OrganizationProfile => ({
  ...pick(user, userNames),
  ...pick({ ...emptyOrganization, ...organizationTenant }, namesOf(emptyOrganization)),
  // An organisation that an admin made may lack these.
  phoneNumber: organizationTenant?.phoneNumber ?? '',
  contactFirstName: organizationTenant?.contactFirstName ?? '',
  contactLastName: organizationTenant?.contactLastName ?? '',
});
