import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Broken } from './Broken.tsx';
import * as styles from './ErrorPage.css.ts';
import { NotFound } from './NotFound.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  entry: 'Broken',
  use: [
    '`NotFound` for an address at which nothing is, such as an announcement that was taken away.',
    '`Broken` for a page that could not be shown.',
  ],
  avoid: [
    { when: 'One row or card of a list cannot be shown.', take: 'RowGuard' },
    { when: 'There is nothing yet, and nothing went wrong.', take: 'EmptyState' },
    {
      when: 'A part of the page could not be loaded.',
      take: 'Notice in its place, with a button to try again',
    },
    { when: 'There is no network.', take: 'OfflineNotice' },
  ],
  anatomy: {
    picture: (
      <Broken
        title="This page could not be shown"
        steps={
          <>
            <Button>Try again</Button>
            <Link href="#help" variant="standalone">
              Write to customer service
            </Link>
          </>
        }
        details="Error 4f1c, 22/11/2026 10:24"
      >
        Something of ours is broken. What you have saved is not lost.
      </Broken>
    ),
    parts: [
      {
        name: 'Drawing',
        about:
          'A house being mended, or for `NotFound` a door without a house. It says nothing to screen readers.',
        selector: 'svg',
      },
      { name: 'Heading', about: 'What happened, in a few words.', selector: 'h1' },
      { name: 'Sentence', about: 'Why, and what is not lost.', selector: byClass(styles.sentence) },
      { name: 'Ways on', about: 'The likeliest first.', selector: byClass(styles.steps) },
      {
        name: 'Details',
        about: 'What those who mend it will ask for. They may be missing.',
        selector: byClass(styles.details),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <NotFound
            title="There is nothing at this address"
            steps={
              <Link href="#matches" variant="button">
                Go to your matches
              </Link>
            }
          >
            The announcement may have been taken away.
          </NotFound>
        ),
        why: 'What happened, why, and where to go on.',
      },
      wrong: {
        picture: (
          <NotFound title="Error 404" steps={<Link href="#">Home</Link>}>
            The requested resource was not found on the server.
          </NotFound>
        ),
        why: 'A number, and words of those who built it. The reader knows no more than before.',
      },
    },
    {
      right: {
        picture: (
          <Broken
            title="This page could not be shown"
            steps={<Button>Try again</Button>}
            details="Error 4f1c"
          >
            Something of ours is broken. What you have saved is not lost.
          </Broken>
        ),
        why: 'It takes the blame, and answers what people fear first: is my work gone?',
      },
      wrong: {
        picture: (
          <Broken title="Oops!" steps={<Button>Try again</Button>}>
            You seem to have found a bug. Check your input.
          </Broken>
        ),
        why: 'It jokes, and blames the reader.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The ways on, in their order.' },
    { name: 'Enter', does: 'Follows a link, presses a button.' },
    { name: 'Space', does: 'Presses a button.' },
  ],
  focus: [
    'The heading can be given the focus by code, and is no stop of the Tab key: after a change of route, reading begins there.',
  ],
  heard: [
    'A heading of level 1, the sentence, and the ways on as the links and buttons that they are.',
    'Nothing is announced by itself.',
  ],
  owes: [
    'The focus on the heading where the page changed without being loaded anew.',
    'The right status from the server, and a page title that says the same as the heading.',
    'At least one way on that works.',
  ],
};
