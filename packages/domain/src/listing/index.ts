export {
  depositOf,
  listingForm,
  listingPropertyForm,
  listingValues,
  type ListingFields,
  type ListingOptions,
  type ListingPropertyFields,
  type ListingResult,
} from './listing.ts';
