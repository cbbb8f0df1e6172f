/**
 * The name of what the product says of a request: first what the specification has words for (sections 2, 7 and 8),
 * then the problems that it has none for, of which the texts say what to do next.
 *
 * @example
 * const key: MessageKey = 'networkErrors';
 */
export type MessageKey =
  | 'loginSucceeded'
  | 'loginFailed'
  | 'notVerified'
  | 'verificationSent'
  | 'emailTaken'
  | 'signUpFailed'
  | 'verified'
  | 'alreadyVerified'
  | 'verificationFailed'
  | 'passwordReset'
  | 'oldPasswordIncorrect'
  | 'passwordChangeFailed'
  | 'passwordChanged'
  | 'networkErrors'
  | 'noProperties'
  | 'brokenEntry'
  | 'requestInvalid'
  | 'charactersInvalid'
  | 'requestUnreadable'
  | 'matchesUnclear'
  | 'listChanged'
  | 'sessionEnded'
  | 'passwordChangeRequired'
  | 'notAllowed'
  | 'notFound'
  | 'needExists'
  | 'lastAdmin'
  | 'tooManyPictures'
  | 'tooManyFiles'
  | 'tooManyResidences'
  | 'tooManyAnnouncements'
  | 'stillSaving'
  | 'changedMeanwhile'
  | 'tooLarge'
  | 'mediaTypeUnsupported'
  | 'sentBefore'
  | 'tooManyAttempts'
  | 'serverFailed'
  | 'serverUnavailable'
  | 'pictureInvalid'
  | 'storageFull';
