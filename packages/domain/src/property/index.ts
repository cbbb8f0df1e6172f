export { isBuildingId } from './buildingId.ts';
export { namesOf, pick } from '../members.ts';
export { maxNeedName, maxNeeds, needLabel } from './needLabel.ts';
export {
  listingFields,
  needFields,
  plainListingFields,
  plainNeedFields,
  unspecifiedTerms,
  type ListingFieldName,
  type NeedFieldName,
  type PremisesField,
  type PremisesFields,
} from './premises.ts';
export { boundFaults, periodFaults } from './rules.ts';
export { readSynonyms } from './synonyms.ts';
