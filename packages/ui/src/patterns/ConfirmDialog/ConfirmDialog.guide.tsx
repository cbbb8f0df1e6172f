import * as dialog from '../../components/Dialog/Dialog.css.ts';
import type { Guide } from '../../guide/guide.ts';
import { ConfirmQuestion, type ConfirmQuestionProps } from './ConfirmDialog.tsx';

/** The dialog as it looks, lying in the page. */
function Question(question: Omit<ConfirmQuestionProps, 'onConfirm' | 'onCancel'>) {
  return (
    <div className={dialog.panel({ size: 'small' })}>
      <div className={dialog.sheet}>
        <ConfirmQuestion {...question} onConfirm={ignore} onCancel={ignore} />
      </div>
    </div>
  );
}

const ignore = () => undefined;

export const guide: Guide = {
  use: ['Before something that can’t be undone: deleting an announcement, its pictures or an account.'],
  avoid: [
    { when: 'It can be undone.', take: 'Doing it right away, with an undo in a Notice' },
    { when: 'Something has to be filled in.', take: 'Dialog' },
    { when: 'It only informs.', take: 'Banner, or a Notice on the page' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Question title="Delete Storage, Elimäenkatu 17?" cancelLabel="Keep it" confirmLabel="Delete">
            This also deletes its announcement and pictures. You can’t undo this.
          </Question>
        ),
        why: 'The question names the thing, and the answers say what they do.',
      },
      wrong: {
        picture: <Question title="Are you sure?" cancelLabel="Cancel" confirmLabel="OK" />,
        why: 'Sure of what? If you pressed the wrong row, you find out too late.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves between No and Yes, without leaving the dialog.' },
    { name: 'Enter, Space', does: 'Press the focused answer.' },
    { name: 'Escape', does: 'Answers no.' },
  ],
  focus: [
    'It opens with the focus on No, so that an extra Enter deletes nothing.',
    'Closing it returns the focus to what opened it.',
    'Pressing outside doesn’t close it.',
  ],
  heard: [
    'An `alertdialog` named by the question and described by the consequence.',
    'While it’s open, the page behind it is hidden from screen readers, except for a Banner.',
  ],
  owes: [
    'Close it once the action is done, and confirm it on the page people see next.',
    'A place for the focus, if the button that opened it is deleted as well.',
    'Button labels that make sense without the question.',
  ],
};
