export { businessIdWarning, hasValidCheckDigit, type BusinessIdWarning } from './businessId.ts';
export { languagesToOffer, offeredLanguages } from './languages.ts';
export type { PhoneNumberReader, ProfileOptions } from './options.ts';
export { organizationForm, type OrganizationFields, type OrganizationProfile } from './organizationForm.ts';
export {
  privatePersonForm,
  type PrivatePersonFields,
  type PrivatePersonProfile,
} from './privatePersonForm.ts';
export {
  organizationOf,
  privatePersonOf,
  profileKinds,
  profileOf,
  type Profile,
  type ProfileKind,
} from './profile.ts';
export { typedTurnoverBracket } from './typedTurnover.ts';
export { profileValues, type ProfileValues } from './profileValues.ts';
