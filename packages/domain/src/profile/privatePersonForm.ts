import { industries } from '../enums/industry.ts';
import { choices } from '../form/fields/choice.ts';
import { descriptionField } from '../form/fields/description.ts';
import { flag } from '../form/fields/flag.ts';
import { optionalNumber } from '../form/fields/number.ts';
import { optionalText, requiredText } from '../form/fields/text.ts';
import { noRules, type Form, type FormResult } from '../form/form.ts';
import { birthdayField, businessFields, requiredPhoneNumber, textLimits } from './fields.ts';
import { languagesField } from './languages.ts';
import type { ProfileOptions } from './options.ts';

const privatePersonFields = (options: ProfileOptions) => ({
  firstName: requiredText(textLimits.personName),
  lastName: requiredText(textLimits.personName),
  phoneNumber: requiredPhoneNumber(options.readPhoneNumber),
  currentAddress: optionalText(textLimits.address),
  gender: optionalText(textLimits.word),
  birthday: birthdayField(options.today),
  familyStatus: optionalText(textLimits.word),
  children: optionalNumber({ from: 'zero', maximum: 99, decimals: 0, unit: 'person' }),
  timeInCountry: optionalNumber({ from: 'zero', maximum: 999, decimals: 0, unit: 'year' }),
  languages: languagesField,
  work: flag,
  workDetails: optionalText(textLimits.details),
  student: flag,
  studentDetails: optionalText(textLimits.details),
  industries: choices(industries, 0),
  ...businessFields,
  description: descriptionField(options.user?.description),
  shareContacts: flag,
});

export type PrivatePersonFields = ReturnType<typeof privatePersonFields>;

export type PrivatePersonProfile = FormResult<PrivatePersonFields>;

/** For signing up and for editing (specification, sections 2, 3 and 5). */
export const privatePersonForm = (options: ProfileOptions): Form<PrivatePersonFields> => ({
  fields: privatePersonFields(options),
  rules: noRules,
});
