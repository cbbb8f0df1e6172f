import { newPassword } from '../account/forms.ts';
import { requiredText } from '../form/fields.ts';
import { noRules, type Form } from '../form/form.ts';
import { requiredPhoneNumber, textLimits, type ProfileOptions } from './fields.ts';

const colleagueFields = ({ readPhoneNumber }: Pick<ProfileOptions, 'readPhoneNumber'>) => ({
  firstName: requiredText(textLimits.personName),
  lastName: requiredText(textLimits.personName),
  phoneNumber: requiredPhoneNumber(readPhoneNumber),
  password: newPassword,
});

/** What whoever is asked into a team without having an account says. */
export const colleagueForm = (
  options: Pick<ProfileOptions, 'readPhoneNumber'>,
): Form<ReturnType<typeof colleagueFields>> => ({ fields: colleagueFields(options), rules: noRules });
