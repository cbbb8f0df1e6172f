import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { AlertPicture } from './AlertPicture.tsx';

export const guide: Guide = {
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
  comparisons: [
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
