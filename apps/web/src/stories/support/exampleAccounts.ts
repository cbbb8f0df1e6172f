import type { Schemas } from '@tilava/sdk';
import { exampleAnswers } from '@tilava/sdk/testing';
import type { demoRoles } from '../../features/auth/components/LoginForm.tsx';

type User = Schemas['User'];

/** As whom a page is looked at. */
export type Role = 'visitor' | (typeof demoRoles)[number];

const tenant: User = exampleAnswers.getUser.tenant;

const idAt = (end: number): string => tenant.id.slice(0, -3) + String(end);

const organization: Schemas['Organization'] = {
  name: 'Example Studio Oy',
  businessId: '1572860-0',
  currentAddress: 'Kalevankatu 30, 00100 Helsinki',
  phoneNumber: '+358401234568',
  contactFirstName: 'Eero',
  contactLastName: 'Example',
  contactPhoneNumber: '+358401234569',
  contactEmail: 'contact@tilava.example',
  contactAddress: 'Kalevankatu 30, 00100 Helsinki',
  billingAddress: 'Kalevankatu 30, 00100 Helsinki',
  onlineInvoice: '003715728600',
  employeeCount: 12,
  turnover: 640_000,
  industries: ['mi', 'ed'],
};

/** Who can log in, each made of the contract's example of a user. */
export const accounts: Readonly<Record<Exclude<Role, 'visitor'>, User>> = {
  tenant: { ...tenant, shareContacts: true },
  organisation: {
    ...tenant,
    id: idAt(102),
    email: 'organisation@tilava.example',
    description: 'Twelve people who draw buildings.',
    properties: [`${(tenant.properties[0] ?? '').slice(0, -2)}31`],
    privateTenant: null,
    organizationTenant: organization,
    creditRating: 'aaa',
    industries: organization.industries,
    employee: 4,
    occupation: { work: false, workDetails: null, student: false, studentDetails: null },
  },
  landlord: {
    ...tenant,
    id: idAt(104),
    email: 'landlord@tilava.example',
    isLandlord: true,
    description: 'A family company with six houses around Kamppi.',
    privateTenant: null,
    organizationTenant: { ...organization, name: 'Example Houses Oy' },
    properties: [],
    favorites: [],
  },
  admin: {
    ...tenant,
    id: idAt(103),
    email: 'admin@tilava.example',
    isAdmin: true,
    privateTenant: tenant.privateTenant && { ...tenant.privateTenant, firstName: 'Admin' },
    description: null,
    properties: [],
    favorites: [],
  },
};
