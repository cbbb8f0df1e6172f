import { AlertPicture } from '../../components/AlertDialog/AlertPicture.tsx';
import { Button } from '../../components/Button/Button.tsx';
import type { Guide } from '../../guide/guide.ts';

interface QuestionProps {
  readonly title: string;
  readonly consequence?: string;
  readonly no: string;
  readonly yes: string;
  readonly errorMessage?: string;
}

/** The dialog as it looks, lying in the page. */
function Question({ title, consequence, no, yes, ...failure }: QuestionProps) {
  return (
    <AlertPicture
      title={title}
      {...failure}
      actions={
        <>
          <Button variant="secondary">{no}</Button>
          <Button variant="danger">{yes}</Button>
        </>
      }
    >
      {consequence}
    </AlertPicture>
  );
}

export const guide: Guide = {
  use: [
    'Before what cannot be undone: an announcement, its pictures or an account are deleted.',
    'As `primary` before what others see at once, such as making an announcement public.',
  ],
  avoid: [
    { when: 'It can be undone.', take: 'Doing it at once, with the way back in a Notice' },
    { when: 'Something has to be filled in.', take: 'Dialog' },
    { when: 'Something is only told.', take: 'Banner, or Notice within the page' },
    { when: 'There are more answers than yes and no.', take: 'AlertDialog with its own actions' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Question
            title="Delete Storage, Elimäenkatu 17?"
            consequence="Its announcement and pictures are deleted with it. This cannot be undone."
            no="Keep it"
            yes="Delete"
          />
        ),
        why: 'The question names the thing, and the answers say what they do.',
      },
      wrong: {
        picture: <Question title="Are you sure?" no="Cancel" yes="OK" />,
        why: 'Sure of what? Whoever pressed the wrong row finds out too late.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'From the no to the yes, and round again: it does not leave the dialog.' },
    { name: 'Enter, Space', does: 'Press the answer that has the focus.' },
    { name: 'Escape', does: 'Answers no. While the yes is carried out, it does nothing.' },
  ],
  focus: [
    'It opens with the focus on the no, so that Enter pressed too often deletes nothing.',
    'A failure leaves the focus on the yes.',
    'Closed, it gives the focus back to what opened it.',
    'Pressing beside it does not close it.',
  ],
  heard: [
    'An `alertdialog` named by the question and described by the consequence.',
    '`pendingLabel` is said when the yes is being carried out; the no is then `aria-disabled`.',
    '`errorMessage` is an alert: it is said at once.',
  ],
  owes: [
    'Closing it when the yes has been carried out, and saying so where the reader is then.',
    'A place for the focus where the button that opened it goes with what was deleted.',
    'Words of the buttons that make sense without the question.',
  ],
};
