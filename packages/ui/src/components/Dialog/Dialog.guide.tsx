import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './Dialog.css.ts';
import { DialogPicture } from './DialogPicture.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For a short task on the way, after which the page goes on as it was: ask for a new password, set filters.',
    'When somebody has pressed something, and never by itself.',
  ],
  avoid: [
    { when: 'It asks before something that cannot be undone.', take: 'ConfirmDialog' },
    { when: 'It interrupts with news.', take: 'AlertDialog' },
    { when: 'It says how something went.', take: 'Banner' },
    { when: 'The task has several steps.', take: 'a page with a Wizard' },
    { when: 'It adds to what stands there.', take: 'Disclosure' },
  ],
  anatomy: {
    picture: (
      <DialogPicture
        title="Forgot Password"
        footer={
          <>
            <Button variant="secondary">Cancel</Button>
            <Button>Send</Button>
          </>
        }
      >
        <TextField label="Email" type="email" />
      </DialogPicture>
    ),
    parts: [
      {
        name: 'Sheet',
        about:
          'Lies above the shaded page, which stands still. On a narrow screen it lies at the bottom of the window. `size` bounds its width; this one is small.',
        selector: byClass(styles.panel({ size: 'small' })),
      },
      { name: 'Head', about: 'Stays in sight while the content scrolls.', selector: byClass(styles.head) },
      { name: 'Title', about: 'What it is about. It names the dialog.', selector: 'h2' },
      {
        name: 'Close',
        about: 'Always there, and named by `closeLabel`.',
        selector: `${byClass(styles.close)} button`,
      },
      {
        name: 'Content',
        about: 'Scrolls where it is longer than the window. With `onSubmit` it is a form.',
        selector: byClass(styles.body),
      },
      {
        name: 'Actions',
        about:
          'The main one last. They stay in sight, and share the width of a narrow screen. They may be missing.',
        selector: byClass(styles.footer),
      },
    ],
  },
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
    {
      right: {
        picture: <Text>Password changed.</Text>,
        why: 'News without a task belongs to the page, or into a Banner.',
      },
      wrong: {
        picture: (
          <DialogPicture title="Success" footer={<Button>Close</Button>}>
            Password changed.
          </DialogPicture>
        ),
        why: 'It covers the page only to be closed again.',
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
