import { needValues } from '@tilava/domain/need';
import { listingValues } from '@tilava/domain/listing';
import { accounts } from './exampleAccounts.ts';
import { announcements } from './exampleAnnouncements.ts';
import { need } from './exampleTenants.ts';

const { tenant, organisation } = accounts;

/** A tenant's sign-up in which all but the account is written. */
export const tenantDraft = {
  location: { address: need.address, location: need.location },
  property: needValues(need),
  privatePerson: { ...tenant.privateTenant, industries: tenant.industries, languages: tenant.languages },
  organization: {
    ...organisation.organizationTenant,
    employeeCount: '12',
    turnover: '640000',
    languages: organisation.languages,
  },
};

const [announcement] = announcements;

/** An announcement of which every step is written; null keeps none. */
export const announcementDraft = announcement && writtenAnnouncement(listingValues(announcement.properties));

function writtenAnnouncement(values: ReturnType<typeof listingValues>) {
  const { address, location, ...property } = values;
  return { location: { address, location }, property, criteria: property };
}
