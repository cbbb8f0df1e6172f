import { criteriaForm } from '../criteria/form.ts';
import { listingPropertyForm } from '../listing.ts';
import { addressForm } from '../place/addressForm.ts';

/** The steps of a new announcement (§2, Landlord announcements); today is `YYYY-MM-DD` in Europe/Helsinki. */
export const announcementWizard = ({ today }: { readonly today: string }) => ({
  location: addressForm,
  property: listingPropertyForm({ today }),
  criteria: criteriaForm,
});
