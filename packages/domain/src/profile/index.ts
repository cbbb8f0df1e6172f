export {
  businessIdWarning,
  languagesToOffer,
  typedTurnoverBracket,
  type PhoneNumberReader,
} from './fields.ts';
export {
  colleagueForm,
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
