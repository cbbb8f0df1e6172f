import { landlords } from './landlords.ts';
import { noOccupation, privatePerson } from './people.ts';
import { tenants } from './tenants.ts';
import type { DemoData } from './types.ts';

/**
 * Everything that the demo is seeded with: invented people and businesses at real addresses of Helsinki, Espoo
 * and Vantaa.
 */
export const demoData: DemoData = {
  tenants,
  landlords,
  admin: {
    email: 'admin@tilava.example',
    ...privatePerson('Hanna', 'Valta', '+358401234500', null),
    description: null,
    creditRating: null,
    operatingMargin: null,
    industries: [],
    occupation: noOccupation,
    languages: ['en', 'fi'],
  },
};
