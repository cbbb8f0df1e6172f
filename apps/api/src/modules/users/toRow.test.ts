import { describe, expect, it } from 'vitest';
import { toUserRow } from './toRow.ts';
import type { UserRow } from './readStore.ts';

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
// Of a row, only these are looked at.
const before = (row: Partial<UserRow>) =>
  ({ privateTenant: null, organizationTenant: null, ...row }) as UserRow;

describe('the columns of a change', () => {
  it('leave alone what was not said', () => {
    const row = toUserRow(
      { description: null, occupation: { student: true } },
      before({ privateTenant: person }),
    );
    const said = Object.entries(row).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(said)).toStrictEqual({ description: null, studies: true });
  });

  it('merge a person', () => {
    const row = toUserRow({ privateTenant: { lastName: 'Other' } }, before({ privateTenant: person }));
    expect(row.privateTenant).toStrictEqual({ ...person, lastName: 'Other' });
    expect(row.employeeBand).toBeUndefined();
  });

  it('merge an organisation, and compute its band anew', () => {
    const old = before({ organizationTenant: organization });
    const row = toUserRow({ organizationTenant: { employeeCount: 9 } }, old);
    expect(row.organizationTenant).toStrictEqual({ ...organization, employeeCount: 9 });
    expect(row.employeeBand).toBe(0b1000);
    expect(toUserRow({ organizationTenant: { employeeCount: 0 } }, old).employeeBand).toBe(0);
    expect(toUserRow({ organizationTenant: { employeeCount: null } }, old).employeeBand).toBe(0);
  });

  it('give an organisation the industries that change beside it', () => {
    const row = toUserRow({ industries: ['mn', 'fi'] }, before({ organizationTenant: organization }));
    expect(row.organizationTenant).toStrictEqual({ ...organization, industries: ['mn', 'fi'] });
    expect(row.industries).toBe(0b11);
    expect(
      toUserRow({ industries: ['mn'] }, before({ privateTenant: person })).organizationTenant,
    ).toBeUndefined();
  });

  it('empty a rating that is taken back', () => {
    const row = toUserRow({ creditRating: null, operatingMargin: 'higher' }, before({}));
    expect(row).toMatchObject({ creditRating: 0, operatingMargin: 0b100 });
  });
});
