/**
 * The name of a rule that a field may break.
 *
 * @example
 * const rule: FieldRule = 'tooLong';
 */
export type FieldRule =
  | 'invalid'
  | 'required'
  | 'choiceMissing'
  | 'choiceUnknown'
  | 'tooLong'
  | 'notANumber'
  | 'notWhole'
  | 'notPositive'
  | 'negative'
  | 'tooLarge'
  | 'tooPrecise'
  | 'boundMissing'
  | 'minimumAboveMaximum'
  | 'locationMissing'
  | 'locationOutside'
  | 'dayInvalid'
  | 'dayOutside'
  | 'dayPast'
  | 'moveOutBeforeMoveIn'
  | 'birthdayInFuture'
  | 'emailInvalid'
  | 'passwordTooShort'
  | 'passwordCommon'
  | 'passwordsDiffer'
  | 'phoneInvalid'
  | 'businessIdInvalid';
