import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DialogPicture } from './Dialog.tsx';

export const guide: Guide = {
  use: [
    'For a short task on the way, after which the page goes on as it was: ask for a new password, set filters.',
    'When somebody has pressed something, and never by itself.',
  ],
  avoid: [
    { when: 'It asks before something that cannot be undone.', take: 'ConfirmDialog' },
    { when: 'It says how something went.', take: 'Banner' },
    { when: 'The task has several steps.', take: 'a page with a Wizard' },
    { when: 'It adds to what stands there.', take: 'Disclosure' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <DialogPicture title="Forgot Password" footer={<Button>Send new password</Button>}>
            <TextField label="Your email" type="email" />
          </DialogPicture>
        ),
        why: 'One field, one action. The title and the button say the same task.',
      },
      wrong: {
        picture: (
          <DialogPicture
            title="Information"
            footer={
              <>
                <Button>OK</Button>
                <Button>Apply</Button>
                <Button>Submit</Button>
              </>
            }
          >
            <TextField label="Your address" type="email" />
          </DialogPicture>
        ),
        why: 'A title that says nothing, and three buttons of which any may send it.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Close, the content, the actions, and round again: it does not leave the sheet.' },
    { name: 'Enter', does: 'In a field sends the form, where there is `onSubmit`.' },
    { name: 'Escape', does: 'Closes it (`onClose`).' },
  ],
  focus: [
    'Goes into the dialog when it opens, stays there, and goes back to where it was when it closes.',
    'A press beside the sheet closes it, but not with `closesOutside` off: set that where work would be lost.',
  ],
  heard: [
    'A `dialog` named by its title, which is a heading of level 2.',
    'While it is open, the page behind it is hidden from screen readers, but for a Banner.',
  ],
  owes: [
    '`isOpen` turned off by `onClose`, and what was filled in kept or thrown away.',
    'A Button of type `submit` among the actions, where there is `onSubmit`.',
    'A place for the focus, where the button that opened it is gone by then.',
  ],
};
