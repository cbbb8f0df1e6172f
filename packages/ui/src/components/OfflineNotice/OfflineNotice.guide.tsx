import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import * as styles from '../Notice/Notice.css.ts';
import { Notice } from '../Notice/Notice.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Once in the product, above what the network is needed for.',
    'Where something still works without a network: it says what, and what has to wait.',
  ],
  avoid: [
    {
      when: 'There is a network, and the server did not answer.',
      take: 'Notice, with a button to try again',
    },
    { when: 'A page could not be loaded at all.', take: 'ErrorPage' },
    { when: 'One change could not be saved.', take: 'Banner' },
  ],
  anatomy: {
    picture: (
      <Notice tone="warning" title="You are offline">
        Lists that you have opened can be read. What you change has to wait.
      </Notice>
    ),
    parts: [
      {
        name: 'Notice',
        about: 'Drawn while the browser has no network; nothing is drawn while it has one.',
        selector: byClass(styles.notice({ tone: 'warning' })),
      },
      { name: 'What is so', about: '`labels.offline`, in a few words.', selector: byClass(styles.title) },
      {
        name: 'What still works',
        about: '`labels.stillWorks`: what can be done all the same, and what cannot.',
        selector: byClass(styles.words),
      },
      { name: 'Region', about: 'Always there, also while it is empty, so that what comes is announced.' },
      { name: 'Back again', about: '`labels.online`, only heard, when the network is there again.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Notice tone="warning" title="You are offline">
            Lists that you have opened can be read. What you change has to wait.
          </Notice>
        ),
        why: 'The matches stay in sight below it, and the reader knows what can be done with them.',
      },
      wrong: {
        picture: <EmptyState title="No connection" description="Check your network settings." />,
        why: 'It takes the place of lists that were already there and could be read on.',
      },
    },
  ],
  keys: [],
  focus: ['Coming and going, it leaves the focus where it is.'],
  heard: [
    'A `status`: what it says is announced politely when the network goes.',
    'When the network is back, the notice goes from sight, and `labels.online` is announced.',
    'Nothing is said on a page that was never offline.',
  ],
  owes: [
    'To mount it once and leave it there: screen readers only announce changes in what they know.',
    'That what it promises is true: lists that were opened have to stay readable.',
    'It knows what the browser knows (`navigator.onLine`): a network that does not reach the server counts as one.',
  ],
};
