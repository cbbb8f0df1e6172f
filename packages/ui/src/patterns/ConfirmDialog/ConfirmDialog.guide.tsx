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
  use: ['Before what cannot be undone: an announcement, its pictures or an account are deleted.'],
  avoid: [
    { when: 'It can be undone.', take: 'Doing it at once, with the way back in a Notice' },
    { when: 'Something has to be filled in.', take: 'Dialog' },
    { when: 'Something is only told.', take: 'Banner, or Notice within the page' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Question title="Delete Storage, Elimäenkatu 17?" cancelLabel="Keep it" confirmLabel="Delete">
            Its announcement and pictures are deleted with it. This cannot be undone.
          </Question>
        ),
        why: 'The question names the thing, and the answers say what they do.',
      },
      wrong: {
        picture: <Question title="Are you sure?" cancelLabel="Cancel" confirmLabel="OK" />,
        why: 'Sure of what? Whoever pressed the wrong row finds out too late.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'From the no to the yes, and round again: it does not leave the dialog.' },
    { name: 'Enter, Space', does: 'Press the answer that has the focus.' },
    { name: 'Escape', does: 'Answers no.' },
  ],
  focus: [
    'It opens with the focus on the no, so that Enter pressed too often deletes nothing.',
    'Closed, it gives the focus back to what opened it.',
    'Pressing beside it does not close it.',
  ],
  heard: [
    'An `alertdialog` named by the question and described by the consequence.',
    'While it is open, the page behind it is hidden from screen readers, but for a Banner.',
  ],
  owes: [
    'Closing it when the yes has been carried out, and saying so where the reader is then.',
    'A place for the focus where the button that opened it goes with what was deleted.',
    'Words of the buttons that make sense without the question.',
  ],
};
