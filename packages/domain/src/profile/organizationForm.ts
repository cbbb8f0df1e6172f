import { optionalEmail } from '../account/email.ts';
import { industries } from '../enums/industry.ts';
import { choices } from '../form/fields/choice.ts';
import { descriptionField } from '../form/fields/description.ts';
import { flag } from '../form/fields/flag.ts';
import { optionalNumber, turnoverLimits } from '../form/fields/number.ts';
import { optionalText, requiredText } from '../form/fields/text.ts';
import { noRules, type Form, type FormResult } from '../form/form.ts';
import { businessIdField } from './businessId.ts';
import { businessFields, optionalPhoneNumber, requiredPhoneNumber, textLimits } from './fields.ts';
import { languagesField } from './languages.ts';
import type { ProfileOptions } from './options.ts';

const organizationFields = (options: ProfileOptions) => ({
  name: requiredText(textLimits.organizationName),
  businessId: businessIdField,
  currentAddress: optionalText(textLimits.address),
  phoneNumber: requiredPhoneNumber(options.readPhoneNumber),
  contactFirstName: requiredText(textLimits.personName),
  contactLastName: requiredText(textLimits.personName),
  contactPhoneNumber: optionalPhoneNumber(options.readPhoneNumber),
  contactEmail: optionalEmail,
  contactAddress: optionalText(textLimits.address),
  billingAddress: optionalText(textLimits.address),
  onlineInvoice: optionalText(textLimits.details),
  industries: choices(industries, 1),
  turnover: optionalNumber(turnoverLimits),
  ...businessFields,
  languages: languagesField,
  description: descriptionField(options.user?.description),
  shareContacts: flag,
});

export type OrganizationFields = ReturnType<typeof organizationFields>;

export type OrganizationProfile = FormResult<OrganizationFields>;

/** For signing up and for editing (specification, sections 2, 3 and 5). */
export const organizationForm = (options: ProfileOptions): Form<OrganizationFields> => ({
  fields: organizationFields(options),
  rules: noRules,
});
