/**
 * What forms say in English, by rule; `{maximum}` and the like stand for a fault's parameters. Strings that the
 * specification shows are verbatim (section 5 and section 8).
 *
 * @example
 * fieldMessages.passwordsDiffer; // "Passwords don't match."
 */
export const fieldMessages = {
  invalid: 'This value cannot be read',
  required: 'Fill this in',
  choiceMissing: 'Choose at least one',
  choiceUnknown: 'Choose one of the list',
  tooLong: 'At most {maximum} characters',
  notANumber: 'Write a number, such as 1250',
  notWhole: 'Write a whole number',
  notPositive: 'Write a number above 0',
  negative: 'Write 0 or more',
  tooLarge: 'At most {maximum}',
  tooPrecise: 'At most two decimals',
  boundMissing: 'Fill in at least one bound',
  minimumAboveMaximum: 'The minimum is above the maximum',
  locationMissing: 'Choose an address from the list',
  locationOutside: 'Choose an address in Finland',
  dayInvalid: 'Write a day, such as 31/12/2026',
  dayOutside: 'Days lie between 1900-01-01 and 2199-12-31',
  dayPast: 'Choose today or a later day',
  moveOutBeforeMoveIn: 'The premises are given up before they are free',
  birthdayInFuture: 'Choose today or an earlier day',
  emailInvalid: 'Write an email address, such as name@example.com',
  passwordTooShort: 'Password should be least 8 characters long',
  passwordCommon: 'Choose a password that others cannot guess',
  passwordsDiffer: "Passwords don't match.",
  phoneInvalid: 'Write a phone number, such as 040 123 4567',
  businessIdInvalid: 'Write a business id, such as 1234567-8',
} as const satisfies Record<string, string>;

/**
 * The name of a rule that a field may break.
 *
 * @example
 * const rule: FieldRule = 'tooLong';
 */
export type FieldRule = keyof typeof fieldMessages;
