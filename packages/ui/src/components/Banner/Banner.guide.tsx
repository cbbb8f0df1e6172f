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
    'To report the result of what the user just did: saved, sent, or not.',
    'When nothing is lost if it’s missed: it disappears by itself.',
  ],
  avoid: [
    { when: 'It must be read, now or later.', take: 'Notice' },
    { when: 'It needs an answer.', take: 'ConfirmDialog' },
    { when: 'An answer in a form is wrong.', take: 'the field’s `errorMessage` and ErrorSummary' },
    { when: 'The connection is lost.', take: 'OfflineNotice' },
  ],
  comparisons: [
    {
      right: {
        picture: pictureOf('error', 'Couldn’t save the announcement. Check your connection and try again.'),
        why: 'It says what didn’t happen and what to do.',
      },
      wrong: {
        picture: pictureOf('error', 'Error 503'),
        why: 'A number that only helps the developer, and disappears before anyone can write it down.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to its button, at the banner’s place in the document.' },
    { name: 'Enter, Space', does: 'Press the button, which closes the banner.' },
    { name: 'Escape', does: 'Closes it while its button has the focus.' },
  ],
  focus: [
    'It never takes the focus.',
    'Its time stops while it’s hovered or its button has the focus. Touching doesn’t stop it.',
    'Closing it with its button or Escape returns the focus to where it was.',
  ],
  heard: [
    'A polite `status`: it’s announced when the screen reader pauses.',
    'The same text twice in a row is shown and announced once. Different ones follow one another.',
    'It can be heard and reached above an open dialog, too.',
  ],
  owes: [
    'One Banner for the whole app, mounted even when it’s empty: screen readers only announce changes in elements they know.',
    'A new id for every notice, so that the same text is announced again later.',
    'Remove notices by the ids that `onClose` passes.',
  ],
};
