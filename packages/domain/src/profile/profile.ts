import type { Contract } from '../contract.ts';
import { namesOf, pick } from '../members.ts';
import type { OrganizationProfile } from './organizationForm.ts';
import type { PrivatePersonProfile } from './privatePersonForm.ts';

/** In the order in which a sign-up offers them: each has a form of its own (specification, section 2). */
export const profileKinds = ['privatePerson', 'organization'] as const;

export type ProfileKind = (typeof profileKinds)[number];

export type Profile =
  | { readonly kind: 'privatePerson'; readonly details: PrivatePersonProfile }
  | { readonly kind: 'organization'; readonly details: OrganizationProfile };

/**
 * The profile of a user. One that is neither a private person nor an organisation, as an admin may be, has that of a
 * private person with nothing filled in.
 */
export const profileOf = (user: Contract['User']): Profile =>
  user.organizationTenant === null
    ? { kind: 'privatePerson', details: privatePersonOf(user) }
    : { kind: 'organization', details: organizationOf(user) };

/** Of users of either kind. */
export const userNames = [
  'industries',
  'creditRating',
  'operatingMargin',
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
