import { describe, expect, it } from 'vitest';
import { userColumns } from './toRow.ts';

const organization = {
  name: 'Premises',
  businessId: '1234567-1',
  currentAddress: null,
  phoneNumber: '+35891234567',
  contactFirstName: 'First',
  contactLastName: 'Last',
  contactPhoneNumber: null,
  contactEmail: null,
  contactAddress: null,
  billingAddress: null,
  onlineInvoice: null,
  employeeCount: 10,
  turnover: null,
  industries: ['ti' as const],
};
const person = {
  firstName: 'First',
  lastName: 'Last',
  phoneNumber: '+358401234567',
  currentAddress: 'Katu 1',
};
const nobody = userColumns({});

describe('the columns of a change', () => {
  it('stay where nothing was said', () => {
    const before = { ...nobody, privateTenant: person, description: 'Quiet', works: true };
    const after = userColumns({ description: null, occupation: { student: true } }, before);
    expect(after).toStrictEqual({ ...before, description: null, studies: true });
  });

  it('merge a person', () => {
    const after = userColumns({ privateTenant: { lastName: 'Other' } }, { ...nobody, privateTenant: person });
    expect(after.privateTenant).toStrictEqual({ ...person, lastName: 'Other', employeeCount: null });
    expect(after.employeeBand).toBe(0);
    const employing = userColumns({ privateTenant: { employeeCount: 2 } }, after);
    expect(employing.privateTenant).toStrictEqual({ ...person, lastName: 'Other', employeeCount: 2 });
    expect(employing.employeeBand).toBe(0b10);
  });

  it('merge an organisation, and compute its band anew', () => {
    const before = { ...nobody, organizationTenant: organization };
    const after = userColumns({ organizationTenant: { employeeCount: 9 } }, before);
    expect(after.organizationTenant).toStrictEqual({ ...organization, employeeCount: 9 });
    expect(after.employeeBand).toBe(0b1000);
    expect(userColumns({ organizationTenant: { employeeCount: 0 } }, before).employeeBand).toBe(0);
    expect(userColumns({ organizationTenant: { employeeCount: null } }, before).employeeBand).toBe(0);
  });

  it('give an organisation the industries that change beside it', () => {
    const after = userColumns({ industries: ['mn', 'fi'] }, { ...nobody, organizationTenant: organization });
    expect(after.organizationTenant).toStrictEqual({ ...organization, industries: ['mn', 'fi'] });
    expect(after.industries).toBe(0b11);
    const ofPerson = userColumns({ industries: ['mn'] }, { ...nobody, privateTenant: person });
    expect(ofPerson.organizationTenant).toBeNull();
  });

  it('empty a rating that is taken back', () => {
    const before = { ...nobody, creditRating: 0b1 };
    const after = userColumns({ creditRating: null, operatingMargin: 'higher' }, before);
    expect(after).toMatchObject({ creditRating: 0, operatingMargin: 0b100 });
  });
});
