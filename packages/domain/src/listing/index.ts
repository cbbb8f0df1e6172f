export { conditions } from './condition.ts';
export {
  depositOf,
  listingForm,
  listingPropertyForm,
  type ListingFields,
  type ListingOptions,
  type ListingPropertyFields,
  type ListingResult,
} from './form.ts';
export { listingValues } from './values.ts';
