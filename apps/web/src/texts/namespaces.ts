import type { ProductTexts } from '@tilava/domain/texts';
import type { PageTexts } from './pageTexts.ts';

/**
 * The namespaces that lists of matches and the top bar use. Every page loads them first; the build puts all others into
 * a second file, which other pages load as well.
 */
export const initialNamespaces: {
  readonly pages: readonly (keyof PageTexts)[];
  readonly product: readonly (keyof ProductTexts)[];
} = {
  pages: [
    'common',
    'errors',
    'offline',
    'language',
    'theme',
    'nav',
    'plot',
    'matches',
    'reasons',
    'comparison',
    'filters',
    'sorting',
  ],
  product: [
    'residenceType',
    'residenceFlag',
    'industry',
    'amenity',
    'compass',
    'unit',
    'login',
    'request',
    'filter',
    'strength',
  ],
};

/** The build writes its messages into the documents; browsers never download them. */
export const writtenNamespace: keyof PageTexts = 'document';

/** Messages of these namespaces that neither lists nor the top bar show: they are in the second file with the others. */
export const deferredMessages: Readonly<Record<string, readonly string[]>> = {
  comparison: [
    'title',
    'count',
    'facts',
    'match',
    'differs',
    'leaveOut',
    'leftOut',
    'broughtBack',
    'leaveOutAgain',
    'lowest',
    'nearest',
    'earliest',
    'print',
  ],
  login: ['fromElsewhere'],
  request: [
    'charactersInvalid',
    'loginFailed',
    'notVerified',
    'verificationSent',
    'emailTaken',
    'signUpFailed',
    'verified',
    'alreadyVerified',
    'verificationFailed',
    'passwordReset',
    'oldPasswordIncorrect',
    'passwordChangeFailed',
    'passwordChanged',
    'passwordChangeRequired',
    'changedMeanwhile',
    'tooManyNeeds',
    'lastAdmin',
    'tooManyPictures',
    'tooManyFiles',
    'tooManyResidences',
    'tooManyAnnouncements',
    'threadClosed',
    'answerAwaited',
    'viewingUnavailable',
    'viewingChanged',
    'viewingExists',
    'accountSuspended',
    'tooManyBlocks',
    'reportClosed',
    'announcementWithheld',
    'referenceTaken',
    'tooLarge',
    'mediaTypeUnsupported',
    'sentBefore',
    'pictureInvalid',
    'attachmentInvalid',
    'attachmentUnsafe',
    'tooManyAttachments',
    'storageFull',
  ],
};
