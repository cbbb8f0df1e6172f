import { sql } from 'drizzle-orm';
import { users } from '../../db/schema.ts';

/** The name that lists show: an organisation's, else a person's. */
export const shownName = sql<string>`coalesce(${users.organizationTenant} ->> 'name',
  concat_ws(' ', ${users.privateTenant} ->> 'firstName', ${users.privateTenant} ->> 'lastName'))`;

/** Where an admin's words are looked for in a user. */
export const searchedInUser = sql<string>`concat_ws(' ', ${users.id}::text, ${users.email},
  ${users.organizationTenant} ->> 'name', ${users.organizationTenant} ->> 'businessId',
  ${users.privateTenant} ->> 'firstName', ${users.privateTenant} ->> 'lastName')`;
