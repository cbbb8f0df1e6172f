export { pick } from '../members.ts';
export {
  conditions,
  listingFields,
  needFields,
  plainListingFields,
  plainNeedFields,
  type ListingFieldName,
  type NeedFieldName,
  type PremisesField,
} from './premises.ts';
export { boundFaults, periodFaults } from './rules.ts';
export { readSynonyms, type SynonymsRead } from './synonyms.ts';
