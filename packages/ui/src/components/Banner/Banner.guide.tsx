import { ownWindow } from '../../guide/guide.css.ts';
import type { Guide } from '../../guide/guide.ts';
import { Banner, type Notice } from './Banner.tsx';

function pictureOf(tone: Notice['tone'], text: string) {
  return (
    <div className={ownWindow}>
      <Banner notices={[{ id: text, tone, text }]} dismissLabel="Dismiss" onClose={() => {}} />
    </div>
  );
}

export const guide: Guide = {
  use: [
    'To say once how something went that the reader has just done: saved, sent, or not.',
    'Where nothing is lost when it is missed: it goes by itself.',
  ],
  avoid: [
    { when: 'It has to be read, now or later.', take: 'Notice' },
    { when: 'It needs an answer.', take: 'ConfirmDialog' },
    { when: 'An answer in a form is wrong.', take: 'the field’s `errorMessage` and ErrorSummary' },
    { when: 'The connection is gone.', take: 'OfflineNotice' },
  ],
  comparisons: [
    {
      right: {
        picture: pictureOf('error', 'The announcement was not saved. Check the connection and try again.'),
        why: 'It says what did not happen, and what to do.',
      },
      wrong: {
        picture: pictureOf('error', 'Error 503'),
        why: 'A number that helps the developer only, and is gone before it is written down.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches its button, where the banner stands in the document.' },
    { name: 'Enter, Space', does: 'Press the button: the banner closes.' },
    { name: 'Escape', does: 'Closes it while the focus is on its button.' },
  ],
  focus: [
    'It never takes the focus.',
    'Its time stands still while the pointer is over it, or the focus on its button. A finger does not hold it.',
    'Closed by its button or Escape, it gives the focus back to where it came from.',
  ],
  heard: [
    'A polite `status`: its words are read when the reader pauses.',
    'The same words said twice at once are shown and read once. Different ones follow one another.',
    'It is heard and reached above an open dialog, too.',
  ],
  owes: [
    'One Banner for the whole app, mounted also when there is nothing to say: screen readers only hear changes in what they know.',
    'An id for every notice that is new, so that the same words said later are announced again.',
    'The notices taken away by the ids that `onClose` gives.',
  ],
};
