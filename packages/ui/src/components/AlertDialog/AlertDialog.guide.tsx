import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { panel } from '../Dialog/Dialog.css.ts';
import * as styles from './AlertDialog.css.ts';
import { AlertPicture } from './AlertPicture.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For what needs an answer before anything else can go on, such as a session that has ended in the middle of a draft.',
    'With one or two answers, each of which says what follows from it.',
  ],
  avoid: [
    { when: 'It is a plain yes or no.', take: 'ConfirmDialog, which is built of it' },
    { when: 'Something is filled in.', take: 'Dialog' },
    { when: 'It can wait, or needs no answer.', take: 'Banner' },
    { when: 'It concerns a part of the page.', take: 'Notice' },
  ],
  anatomy: {
    picture: (
      <AlertPicture
        title="You have been logged out"
        errorMessage="The page to log in could not be loaded."
        actions={
          <>
            <Button variant="secondary">Leave</Button>
            <Button>Log in</Button>
          </>
        }
      >
        Your draft is kept in this browser. Log in again to go on.
      </AlertPicture>
    ),
    parts: [
      {
        name: 'Sheet',
        about:
          'Lies above the shaded page, which stands still. On a narrow screen it lies at the bottom of the window.',
        selector: byClass(panel({ size: 'small' })),
      },
      {
        name: 'Title',
        about: 'The news or the question, in one sentence.',
        selector: 'h2',
      },
      {
        name: 'What follows',
        about: 'What the answers lead to. It may be missing.',
        selector: `${byClass(styles.question)} h2 + div`,
      },
      {
        name: 'Error',
        about: 'Why the chosen answer could not be carried out. The sheet stays, to try again.',
        selector: byClass(styles.error),
      },
      {
        name: 'Answers',
        about: 'Buttons, the safe one first. On a narrow screen they share the width.',
        selector: byClass(styles.answers),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <AlertPicture title="You have been logged out" actions={<Button>Log in</Button>}>
            Your draft is kept in this browser. Log in again to go on.
          </AlertPicture>
        ),
        why: 'It says what happened, what became of the work, and what to do.',
      },
      wrong: {
        picture: (
          <AlertPicture title="Error" actions={<Button>OK</Button>}>
            Session expired.
          </AlertPicture>
        ),
        why: 'Is the draft lost? The reader has to press the one button to find out.',
      },
    },
    {
      right: {
        picture: (
          <AlertPicture
            title="This announcement was changed in another window"
            actions={
              <>
                <Button variant="secondary">Keep mine</Button>
                <Button>See the other one</Button>
              </>
            }
          >
            It was saved there after you had opened it here.
          </AlertPicture>
        ),
        why: 'Each answer can be understood without the question.',
      },
      wrong: {
        picture: (
          <AlertPicture
            title="This announcement was changed in another window"
            actions={
              <>
                <Button variant="secondary">Cancel</Button>
                <Button>Continue</Button>
              </>
            }
          >
            Continue and overwrite?
          </AlertPicture>
        ),
        why: 'Which of the two versions is kept by Cancel? Both answers have to be guessed.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The answers, round and round: they do not leave the sheet.' },
    { name: 'Enter, Space', does: 'Press the answer.' },
    {
      name: 'Escape',
      does: 'Calls `onClose`, which means the safe answer. Nothing where `closesOnEscape` is off.',
    },
  ],
  focus: [
    'Goes to the answer with `hasInitialFocus` when the sheet opens, and back to where it was when it closes.',
    'A press beside the sheet does nothing: nobody answers by accident.',
  ],
  heard: [
    'An `alertdialog` named by its title. What follows is its description, read together with the title.',
    '`errorMessage` is said at once, as an alert.',
    'While it is open, the page behind it is hidden from screen readers, but for a Banner.',
  ],
  owes: [
    '`hasInitialFocus` on the safe answer.',
    '`closesOnEscape` off while an answer is being carried out, and `isPending` on its button.',
  ],
};
