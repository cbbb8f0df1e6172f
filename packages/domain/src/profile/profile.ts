import type { Contract } from '../contract.ts';
import type { OrganizationProfile } from './organizationForm.ts';
import type { PrivatePersonProfile } from './privatePersonForm.ts';

/**
 * The kinds of users, in the order in which a sign-up offers them: each has a form of its own (specification,
 * section 2).
 *
 * @example
 * profileKinds; // ['privatePerson', 'organization']
 */
export const profileKinds = ['privatePerson', 'organization'] as const;

/**
 * Whether a user is a private person or an organisation.
 *
 * @example
 * const kind: ProfileKind = 'organization';
 */
export type ProfileKind = (typeof profileKinds)[number];

/**
 * What a user's profile says, and of which kind the user is.
 *
 * @example
 * const isPerson = (profile: Profile) => profile.kind === 'privatePerson';
 */
export type Profile =
  | { readonly kind: 'privatePerson'; readonly details: PrivatePersonProfile }
  | { readonly kind: 'organization'; readonly details: OrganizationProfile };

/**
 * The profile of a user. One that is neither a private person nor an organisation, as an admin may be, has that
 * of a private person with nothing filled in.
 *
 * @example
 * const nameOf = (...parameters: Parameters<typeof profileOf>): string => {
 *   const { kind, details } = profileOf(...parameters);
 *   return kind === 'organization' ? details.name : details.firstName;
 * };
 */
export const profileOf = (user: Contract['User']): Profile =>
  user.organizationTenant === null
    ? { kind: 'privatePerson', details: privatePersonOf(user) }
    : { kind: 'organization', details: organizationOf(user) };

/**
 * What a user says as a private person; empty texts where the user is none.
 *
 * @example
 * const firstNameOf = (...parameters: Parameters<typeof privatePersonOf>): string =>
 *   privatePersonOf(...parameters).firstName;
 */
export const privatePersonOf = (user: Contract['User']): PrivatePersonProfile => ({
  firstName: user.privateTenant?.firstName ?? '',
  lastName: user.privateTenant?.lastName ?? '',
  phoneNumber: user.privateTenant?.phoneNumber ?? '',
  currentAddress: user.privateTenant?.currentAddress ?? null,
  gender: user.gender,
  birthday: user.birthday,
  familyStatus: user.familyStatus,
  children: user.children,
  timeInCountry: user.timeInCountry,
  languages: user.languages,
  work: user.occupation.work,
  workDetails: user.occupation.workDetails,
  student: user.occupation.student,
  studentDetails: user.occupation.studentDetails,
  industries: user.industries,
  description: user.description,
  shareContacts: user.shareContacts,
});

/**
 * What a user says as an organisation; empty texts where the user is none.
 *
 * @example
 * const nameOf = (...parameters: Parameters<typeof organizationOf>): string =>
 *   organizationOf(...parameters).name;
 */
export const organizationOf = (user: Contract['User']): OrganizationProfile => ({
  name: user.organizationTenant?.name ?? '',
  businessId: user.organizationTenant?.businessId ?? null,
  currentAddress: user.organizationTenant?.currentAddress ?? null,
  phoneNumber: user.organizationTenant?.phoneNumber ?? '',
  contactFirstName: user.organizationTenant?.contactFirstName ?? '',
  contactLastName: user.organizationTenant?.contactLastName ?? '',
  contactPhoneNumber: user.organizationTenant?.contactPhoneNumber ?? null,
  contactEmail: user.organizationTenant?.contactEmail ?? null,
  contactAddress: user.organizationTenant?.contactAddress ?? null,
  billingAddress: user.organizationTenant?.billingAddress ?? null,
  onlineInvoice: user.organizationTenant?.onlineInvoice ?? null,
  industries: user.industries,
  employeeCount: user.organizationTenant?.employeeCount ?? null,
  turnover: user.organizationTenant?.turnover ?? null,
  creditRating: user.creditRating,
  operatingMargin: user.operatingMargin,
  languages: user.languages,
  description: user.description,
  shareContacts: user.shareContacts,
});
