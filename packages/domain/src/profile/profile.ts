import type { Contract } from '../contract.ts';
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

/** What a user says as a private person; empty texts where the user is none. */
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
  employeeCount: user.privateTenant?.employeeCount ?? null,
  creditRating: user.creditRating,
  operatingMargin: user.operatingMargin,
  description: user.description,
  shareContacts: user.shareContacts,
});

/** What a user says as an organisation; empty texts where the user is none. */
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
