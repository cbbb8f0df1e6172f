import { fieldMessages } from '../form/messages.ts';

/**
 * What the product says of requests in English: first the strings of the specification, verbatim (sections 2, 7
 * and 8), then those for the problems that it has no words for, which say what to do next.
 *
 * @example
 * messages.notVerified; // 'User not verified. Check your email for the verification link.'
 */
export const messages = {
  loginSucceeded: 'Logged in successfully!',
  loginFailed: 'The email or password you provided was wrong',
  notVerified: 'User not verified. Check your email for the verification link.',
  verificationSent: 'Verification code sent',
  emailTaken: 'The given email has already been taken.',
  signUpFailed: 'Sorry, but something went wrong',
  passwordsDiffer: fieldMessages.passwordsDiffer,
  verified: 'User verified',
  alreadyVerified: 'User already verified',
  verificationFailed: 'Verification failed',
  passwordReset: 'The new password has been sent to your email',
  oldPasswordIncorrect: 'Old password was incorrect.',
  passwordChangeFailed: 'Password change was not successful.',
  passwordChanged: 'Password changed.',
  networkErrors: 'Network Errors',
  noProperties: 'You have no properties yet',
  brokenEntry: 'Error',

  requestInvalid: 'Something that was filled in is not accepted. Check it and try again.',
  charactersInvalid: 'A text holds characters that cannot be seen. Write it again without them.',
  requestUnreadable: 'The server could not read what was sent. Load the page again and try once more.',
  matchesUnclear: 'The server does not know which matches are meant. Load the page again.',
  listChanged: 'The list has changed meanwhile. Load the page again.',
  sessionEnded: 'You are logged out. Log in again.',
  passwordChangeRequired: 'Set a new password before you go on.',
  notAllowed: 'Your account may not do this. Log in with another account.',
  notFound: 'This does not exist any more. Go back to the list.',
  needExists: 'You seek premises already. Change what you seek instead.',
  lastAdmin: 'The last admin cannot be deleted. Make another admin first.',
  tooManyPictures: 'There are 50 pictures already. Delete one to make room for another.',
  tooManyFiles: 'Too many pictures belong to nothing yet. Use them first; unused ones go after 7 days.',
  tooManyResidences:
    'Too many premises wait to be published. Publish them first; unused ones go after 7 days.',
  tooManyAnnouncements: 'You have as many announcements as one landlord may have.',
  stillSaving: 'This is being saved already. Wait a moment before you try again.',
  changedMeanwhile: 'This was changed elsewhere meanwhile. Load the page again and repeat your change.',
  tooLarge: 'This is too large to be sent. Choose a smaller file or write less.',
  mediaTypeUnsupported: 'This kind of file is not accepted. Choose a PNG picture.',
  sentBefore: 'This was sent before with other content. Load the page again and try once more.',
  tooManyAttempts: 'Too many attempts. Wait a while before you try again.',
  serverFailed: 'Something went wrong on the server. Try again in a moment.',
  serverUnavailable: 'The server cannot answer now. Try again in a moment.',
  pictureInvalid: 'The file is not a PNG picture that can be read. Choose another one.',
  storageFull: 'The server has no room for this now. Try again later.',
} as const;

/**
 * The name of a message; translations have the same names.
 *
 * @example
 * const key: MessageKey = 'networkErrors';
 */
export type MessageKey = keyof typeof messages;
