import { png } from '@tilava/api/pngs';
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
    readonly organisationNeed: string;
    readonly listing: string;
    readonly announcement: string;
    readonly officeListing: string;
    readonly officeAnnouncement: string;
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
  const { tilava: organisation } = accountOf('organisation');
  const { tilava: landlord } = accountOf('landlord');
  const { tilava: office } = accountOf('office');
  const need = await needOf(accountOf('tenant'));
  const organisationNeed = await needOf(accountOf('organisation'));
  const { announcement, residenceId } = await publish(landlord);
  const { announcement: officeAnnouncement } = await publish(office);
  const listing = announcement.properties;
  const officeListing = officeAnnouncement.properties;

  await tenant.favorites.add({ id: tenantId, announcementId: announcement.id });
  await tenant.favorites.add({ id: tenantId, announcementId: announcement.id }, { interested: true });
  await landlord.favorites.addInterest({ id: tenantId, targetId: announcement.id });
  // What admins have changed stands in the audit log, by its address.
  await admin.properties.update(listing.id, { description: 'Before' });
  let pictureKey: string | null = null;

  /** Shows a picture whose file is called by the text, instead of the one before. */
  const writePicture = async (text: string) => {
    if (pictureKey !== null) await admin.files.delete(pictureKey);
    const file = new Blob([new Uint8Array(png({ width: 8, height: 8 }))], { type: 'image/png' });
    const picture = { file, name: `${text}.png` };
    ({ key: pictureKey } = await admin.files.uploadResidencePicture(residenceId, picture));
  };

  return {
    emails,
    ids: {
      tenant: tenantId,
      need: need.id,
      organisationNeed: organisationNeed.id,
      listing: listing.id,
      announcement: announcement.id,
      officeListing: officeListing.id,
      officeAnnouncement: officeAnnouncement.id,
    },
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
      await tenant.properties.update(need.id, seeking(text, 'tenant'));
      await organisation.properties.update(organisationNeed.id, seeking(text, 'organisation'));
      await landlord.properties.update(listing.id, offering(text, 'landlord'));
      await office.properties.update(officeListing.id, offering(text, 'office'));
      await writePicture(text);
    },
  };
}

const seeking = (text: string, role: InjectedRole) => ({
  address: own(text, role, 'Wanted'),
  ...farAway,
  description: own(text, role, 'Need'),
});

const offering = (text: string, role: InjectedRole) => ({
  address: own(text, role, 'Offered'),
  ...farAway,
  description: own(text, role, 'Premises'),
  view: own(text, role, 'View'),
  guarantee: own(text, role, 'Guarantee'),
  energyCertificate: own(text, role, 'Certificate'),
});

async function needOf({ tilava, userId }: Account) {
  const need = (await tilava.properties.listOfUser(userId))[0];
  if (need === undefined) throw new Error('Somebody seeks nothing');
  return need;
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
  const announcement = await landlord.announcements.create(id, {
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
  return { announcement, residenceId: id };
}
