export {
  businessIdWarning,
  languagesToOffer,
  typedTurnoverBracket,
  type PhoneNumberReader,
} from './fields.ts';
export {
  organizationForm,
  organizationOf,
  privatePersonForm,
  privatePersonOf,
  profileOf,
  type OrganizationProfile,
  type PrivatePersonProfile,
  type Profile,
  type ProfileKind,
} from './forms.ts';
