export {
  businessIdWarning,
  hasValidCheckDigit,
  languagesToOffer,
  offeredLanguages,
  typedTurnoverBracket,
  type BusinessIdWarning,
  type PhoneNumberReader,
  type ProfileOptions,
} from './fields.ts';
export {
  organizationForm,
  organizationOf,
  privatePersonForm,
  privatePersonOf,
  profileKinds,
  profileOf,
  type OrganizationFields,
  type OrganizationProfile,
  type PrivatePersonFields,
  type PrivatePersonProfile,
  type Profile,
  type ProfileKind,
} from './forms.ts';
