import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DialogPicture } from './Dialog.tsx';

export const guide: Guide = {
  use: [
    'For a short task, after which the page continues as before: ask for a new password, set filters.',
    'Only when the user opens it, never by itself.',
  ],
  avoid: [
    { when: 'It confirms something that can’t be undone.', take: 'ConfirmDialog' },
    { when: 'It reports a result.', take: 'Banner' },
    { when: 'The task has several steps.', take: 'a page with a Wizard' },
    { when: 'It adds to what’s on the page.', take: 'Disclosure' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <DialogPicture title="Forgot Password" footer={<Button>Send new password</Button>}>
            <TextField label="Your email" type="email" />
          </DialogPicture>
        ),
        why: 'One field, one action. The title and the button name the same task.',
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
        why: 'A meaningless title, and three buttons that might all send it.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves between Close, the content and the actions, without leaving the dialog.' },
    { name: 'Enter', does: 'In a field: submits the form, with `onSubmit`.' },
    { name: 'Escape', does: 'Closes it (`onClose`).' },
  ],
  focus: [
    'Moves into the dialog when it opens, stays there, and returns when it closes.',
    'Pressing outside closes it, unless `closesOutside` is off: turn it off if work could be lost.',
  ],
  heard: [
    'A `dialog` named by its title, which is a heading of level 2.',
    'While it’s open, the page behind it is hidden from screen readers, except for a Banner.',
  ],
  owes: [
    'Set `isOpen` in `onClose`, and decide whether to keep or discard what was entered.',
    'A Button of type `submit` among the actions, with `onSubmit`.',
    'A place for the focus, if the button that opened it is gone.',
  ],
};
