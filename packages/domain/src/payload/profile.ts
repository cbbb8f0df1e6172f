import type { Contract } from '../contract.ts';
import type { OrganizationProfile } from '../profile/organizationForm.ts';
import type { PrivatePersonProfile } from '../profile/privatePersonForm.ts';

type Common = Pick<
  OrganizationProfile & PrivatePersonProfile,
  'industries' | 'languages' | 'description' | 'shareContacts'
>;

const commonPayload = ({ industries, languages, description, shareContacts }: Common) => ({
  industries: [...industries],
  languages: [...languages],
  description,
  shareContacts,
});

/** A private person's profile in the contract's form. */
export const privatePersonPayload = (person: PrivatePersonProfile) =>
  ({
    privateTenant: {
      firstName: person.firstName,
      lastName: person.lastName,
      phoneNumber: person.phoneNumber,
      currentAddress: person.currentAddress,
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
    creditRating: organization.creditRating,
    operatingMargin: organization.operatingMargin,
    ...commonPayload(organization),
  }) satisfies Partial<Contract['UserCreation']>;
