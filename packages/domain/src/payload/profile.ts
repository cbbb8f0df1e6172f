import type { Contract } from '../contract.ts';
import type { OrganizationProfile } from '../profile/organizationForm.ts';
import type { PrivatePersonProfile } from '../profile/privatePersonForm.ts';

type Common = Pick<
  OrganizationProfile & PrivatePersonProfile,
  'industries' | 'creditRating' | 'operatingMargin' | 'languages' | 'description' | 'shareContacts'
>;

const commonPayload = (profile: Common) => ({
  industries: [...profile.industries],
  creditRating: profile.creditRating,
  operatingMargin: profile.operatingMargin,
  languages: [...profile.languages],
  description: profile.description,
  shareContacts: profile.shareContacts,
});

/** A private person's profile in the contract's form. */
export const privatePersonPayload = (person: PrivatePersonProfile) =>
  ({
    privateTenant: {
      firstName: person.firstName,
      lastName: person.lastName,
      phoneNumber: person.phoneNumber,
      currentAddress: person.currentAddress,
      employeeCount: person.employeeCount,
    },
    occupation: {
      work: person.work,
      workDetails: person.workDetails,
      student: person.student,
      studentDetails: person.studentDetails,
    },
    gender: person.gender,
    birthday: person.birthday,
    familyStatus: person.familyStatus,
    children: person.children,
    timeInCountry: person.timeInCountry,
    ...commonPayload(person),
  }) satisfies Partial<Contract['UserCreation']>;

/** Its industries are the user's (`industries`), and the band of its employees is counted by the server. */
export const organizationPayload = (organization: OrganizationProfile) =>
  ({
    organizationTenant: {
      name: organization.name,
      businessId: organization.businessId,
      currentAddress: organization.currentAddress,
      phoneNumber: organization.phoneNumber,
      contactFirstName: organization.contactFirstName,
      contactLastName: organization.contactLastName,
      contactPhoneNumber: organization.contactPhoneNumber,
      contactEmail: organization.contactEmail,
      contactAddress: organization.contactAddress,
      billingAddress: organization.billingAddress,
      onlineInvoice: organization.onlineInvoice,
      employeeCount: organization.employeeCount,
      turnover: organization.turnover,
    },
    ...commonPayload(organization),
  }) satisfies Partial<Contract['UserCreation']>;
