import { criteriaForm } from '../criteria/form.ts';
import { listingPropertyForm } from '../listing/form.ts';
import { addressForm } from '../place/addressForm.ts';

/**
 * The three steps of a new announcement: location, property and criteria, which is the preferred tenant
 * (specification, section 2, Landlord announcements).
 *
 * @param options - today as `YYYY-MM-DD` in Europe/Helsinki
 * @example
 * Object.keys(announcementWizard({ today: '2026-03-01' })); // ['location', 'property', 'criteria']
 */
export const announcementWizard = ({ today }: { readonly today: string }) => ({
  location: addressForm,
  property: listingPropertyForm({ today }),
  criteria: criteriaForm,
});
