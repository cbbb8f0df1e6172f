import type { components } from '@tilava/sdk/schema';
import type { DemoIdentity } from './types.ts';

type Schemas = components['schemas'];

/** Neither works nor studies, or does not say so. */
export const noOccupation: Schemas['Occupation'] = {
  work: false,
  workDetails: null,
  student: false,
  studentDetails: null,
};

/** The part of a demo user that makes it a private person. */
export function privatePerson(
  firstName: string,
  lastName: string,
  phoneNumber: string,
  currentAddress: string | null,
  employeeCount: number | null = null,
): DemoIdentity {
  return {
    privateTenant: { firstName, lastName, phoneNumber, currentAddress, employeeCount },
    organizationTenant: null,
  };
}

const unsaid = {
  businessId: null,
  contactAddress: null,
  billingAddress: null,
  onlineInvoice: null,
} as const;

type Known = Omit<Schemas['Organization'], keyof typeof unsaid | 'contactPhoneNumber'>;

/** The part of a demo user that makes it an organisation. One telephone serves it and its contact person. */
export function organization(known: Known): DemoIdentity {
  return {
    privateTenant: null,
    organizationTenant: { ...unsaid, contactPhoneNumber: known.phoneNumber, ...known },
  };
}
