import type { Tilava } from '@tilava/sdk';
import { clientOf, demoPassword } from './demo.ts';
import { adminEmail } from './admin.ts';

/** Where nobody else of the demo data or of another journey is. */
const farAway = { x: 69.9, y: 27.02 };

const roles = ['tenant', 'organisation', 'landlord', 'office'] as const;

/** Somebody whose every text is injected. */
export type InjectedRole = (typeof roles)[number];

/** A tenant, an organisation that seeks, a landlord, and an organisation that publishes. */
export interface InjectedWorld {
  readonly emails: Readonly<Record<InjectedRole, string>>;
  readonly ids: {
    readonly tenant: string;
    readonly need: string;
    readonly listing: string;
    readonly announcement: string;
  };
  /** Writes a text into every field of everybody that takes one; what each of them has is told apart by its end. */
  readonly write: (text: string) => Promise<void>;
}

type Account = Awaited<ReturnType<typeof clientOf>>;

/** A text of somebody: nobody else's, so that it is not looked for in what others are told. */
const own = (text: string, role: InjectedRole, field = ''): string => `${text} ${role}${field}`;

const person = (text: string, role: InjectedRole) => ({
  firstName: own(text, role, 'First'),
  lastName: own(text, role, 'Last'),
  currentAddress: own(text, role, 'Street'),
});

const organization = (text: string, role: InjectedRole) => ({
  name: own(text, role),
  currentAddress: own(text, role, 'Street'),
  contactFirstName: own(text, role, 'First'),
  contactLastName: own(text, role, 'Last'),
  contactAddress: own(text, role, 'Contact'),
  billingAddress: own(text, role, 'Billing'),
  onlineInvoice: own(text, role, 'Invoice'),
});

const isOrganization = (role: InjectedRole): boolean => role === 'organisation' || role === 'office';
const isLandlord = (role: InjectedRole): boolean => role === 'landlord' || role === 'office';

/** Makes them, with premises that suit the tenant's need, both interested in one another. */
export async function injectedWorld(baseURL: string | undefined): Promise<InjectedWorld> {
  const { tilava: admin } = await clientOf(baseURL, adminEmail);
  const number = Date.now();
  const emailOf = (role: InjectedRole) => `${role}${String(number)}@injected.example`;
  const emails = { tenant: '', organisation: '', landlord: '', office: '' };
  const accounts = new Map<InjectedRole, Account>();
  for (const [index, role] of roles.entries()) {
    emails[role] = emailOf(role);
    await createAccount(admin, role, emails[role], `+35840${String(number + index).slice(-7)}`);
    accounts.set(role, await clientOf(baseURL, emails[role]));
  }
  const accountOf = (role: InjectedRole): Account => {
    const account = accounts.get(role);
    if (account === undefined) throw new Error(`There is no ${role}`);
    return account;
  };
  const { tilava: tenant, userId: tenantId } = accountOf('tenant');
  const { tilava: landlord } = accountOf('landlord');
  const need = (await tenant.properties.listOfUser(tenantId))[0];
  if (need === undefined) throw new Error('The tenant seeks nothing');
  const announcement = await publish(landlord);
  const listing = announcement.properties;

  await tenant.favorites.add({ id: tenantId, announcementId: announcement.id });
  await tenant.favorites.add({ id: tenantId, announcementId: announcement.id }, { interested: true });
  await landlord.favorites.addInterest({ id: tenantId, targetId: announcement.id });

  return {
    emails,
    ids: { tenant: tenantId, need: need.id, listing: listing.id, announcement: announcement.id },
    write: async (text) => {
      for (const role of roles) {
        const { tilava, userId } = accountOf(role);
        await tilava.users.update(userId, {
          ...(isOrganization(role)
            ? { organizationTenant: organization(text, role) }
            : { privateTenant: person(text, role) }),
          description: own(text, role, 'About'),
          occupation: {
            work: true,
            workDetails: own(text, role, 'Work'),
            student: true,
            studentDetails: own(text, role, 'Study'),
          },
          gender: text,
          familyStatus: text,
          currentAddress: own(text, role, 'Home'),
        });
      }
      await tenant.properties.update(need.id, {
        address: own(text, 'tenant', 'Wanted'),
        description: own(text, 'tenant', 'Need'),
      });
      await landlord.properties.update(listing.id, {
        address: own(text, 'landlord', 'Offered'),
        description: own(text, 'landlord', 'Premises'),
        view: own(text, 'landlord', 'View'),
      });
    },
  };
}

function createAccount(admin: Tilava, role: InjectedRole, email: string, phoneNumber: string) {
  return admin.users.create({
    email,
    password: demoPassword,
    isLandlord: isLandlord(role),
    ...(isOrganization(role)
      ? { organizationTenant: { ...organization('Before', role), phoneNumber }, industries: ['ed'] }
      : { privateTenant: { ...person('Before', role), phoneNumber } }),
    ...(!isLandlord(role) && {
      properties: [
        {
          address: 'Before',
          ...farAway,
          residenceType: ['office'],
          roomCount: [2],
          sizeMax: 80,
          rentMax: 1500,
          moveInDate: '2190-03-01',
        },
      ],
    }),
    shareContacts: true,
    languages: ['en'],
    language: 'en',
  });
}

async function publish(landlord: Tilava) {
  const { id } = await landlord.announcements.createResidence({ houseType: 'office', file: [] });
  return landlord.announcements.create(id, {
    isLandlord: true,
    address: 'Before',
    ...farAway,
    residenceType: 'office',
    roomCount: [2],
    floor: 'middle',
    sizeMin: 60,
    sizeMax: 60,
    rentMin: 1200,
    rentMax: 1200,
  });
}
