import type { components } from '@tilava/sdk/schema';
import type { StoredPerson } from '../../db/schema/users.ts';
import { assertNoRest, sent, type FieldsOf } from '../everyField.ts';
import { blankToNull } from '../blankToNull.ts';

type Schemas = components['schemas'];
type PersonFields = FieldsOf<Schemas['PrivatePersonCreation'], Schemas['PrivatePersonChanges']>;
type OrganizationFields = FieldsOf<Schemas['OrganizationCreation'], Schemas['OrganizationChanges']>;

/** Somebody of whom nothing is said; what the contract requires of a new one is written over. */
const nobody: Schemas['PrivatePerson'] = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  currentAddress: null,
  employeeCount: null,
};

/** A private person in the contract's form. */
export const presentPerson = (person: StoredPerson): Schemas['PrivatePerson'] => ({ ...nobody, ...person });

/** A private person after a change; null for who is none. */
export function personOf(
  fields: PersonFields | null | undefined,
  before: StoredPerson | null,
): StoredPerson | null {
  if (fields === undefined || fields === null) return before;
  const { firstName, lastName, phoneNumber, currentAddress, employeeCount, ...rest } = fields;
  assertNoRest(rest);
  const person = presentPerson(before ?? nobody);
  return {
    firstName: sent(firstName, person.firstName),
    lastName: sent(lastName, person.lastName),
    phoneNumber: sent(phoneNumber, person.phoneNumber),
    currentAddress: sent(currentAddress, person.currentAddress, blankToNull),
    employeeCount: sent(employeeCount, person.employeeCount),
  };
}

const noOrganization: Schemas['Organization'] = {
  name: '',
  businessId: null,
  currentAddress: null,
  phoneNumber: null,
  contactFirstName: null,
  contactLastName: null,
  contactPhoneNumber: null,
  contactEmail: null,
  contactAddress: null,
  billingAddress: null,
  onlineInvoice: null,
  employeeCount: null,
  turnover: null,
  industries: [],
};

/**
 * An organisation after a change; null for who is none. It repeats the industries that stand beside it.
 *
 * @param industries - undefined where they stay
 */
export function organizationOf(
  fields: OrganizationFields | null | undefined,
  industries: readonly Schemas['Industry'][] | undefined,
  before: Schemas['Organization'] | null,
): Schemas['Organization'] | null {
  if ((fields === undefined || fields === null) && before === null) return null;
  const { name, businessId, currentAddress, phoneNumber, contactFirstName, contactLastName, ...further } =
    fields ?? {};
  const { contactPhoneNumber, contactEmail, contactAddress, billingAddress, onlineInvoice, ...others } =
    further;
  const { employeeCount, turnover, ...rest } = others;
  assertNoRest(rest);
  const organization = before ?? noOrganization;
  return {
    name: sent(name, organization.name),
    businessId: sent(businessId, organization.businessId, blankToNull),
    currentAddress: sent(currentAddress, organization.currentAddress, blankToNull),
    phoneNumber: sent(phoneNumber, organization.phoneNumber, blankToNull),
    contactFirstName: sent(contactFirstName, organization.contactFirstName, blankToNull),
    contactLastName: sent(contactLastName, organization.contactLastName, blankToNull),
    contactPhoneNumber: sent(contactPhoneNumber, organization.contactPhoneNumber, blankToNull),
    contactEmail: sent(contactEmail, organization.contactEmail, blankToNull),
    contactAddress: sent(contactAddress, organization.contactAddress, blankToNull),
    billingAddress: sent(billingAddress, organization.billingAddress, blankToNull),
    onlineInvoice: sent(onlineInvoice, organization.onlineInvoice, blankToNull),
    employeeCount: sent(employeeCount, organization.employeeCount),
    turnover: sent(turnover, organization.turnover),
    industries: [...(industries ?? organization.industries)],
  };
}
