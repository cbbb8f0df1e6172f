import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Pagination.css.ts';
import { Pagination } from './Pagination.tsx';

const labels = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
};

const steps = (place: number) => `${byClass(styles.place)}:nth-child(${place}) > *`;

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Below a long list that is read page by page, where people come back to a place: users, announcements.',
    'With `href` wherever a page has an address, so that it can be kept, sent and opened apart.',
  ],
  avoid: [
    {
      when: 'A list is read from its top on, and nobody returns to its middle.',
      take: 'DataTable with `growth`',
    },
    { when: 'A few views of one thing take each other’s place.', take: 'Tabs' },
    { when: 'A task is done step by step.', take: 'Wizard' },
  ],
  anatomy: {
    picture: (
      <Pagination
        label="Pages of users in the drawing"
        labels={labels}
        page={1}
        count={20}
        onChange={() => {}}
      />
    ),
    parts: [
      {
        name: 'First and previous',
        about: 'As buttons faint on the first page, and still there: they keep their place and the focus.',
        selector: steps(1),
      },
      {
        name: 'Present page',
        about: 'Filled, so that not its colour alone tells it.',
        selector: '[aria-current]',
      },
      {
        name: 'Pages nearby',
        about: 'Three at a time (`range`), the present one in the middle where there is room.',
        selector: steps(4),
      },
      { name: 'Next', about: 'What is pressed most, always in the same place.', selector: steps(6) },
      { name: 'Last', about: 'The way to the end by one press.', selector: steps(7) },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Pagination
            label="Pages of announcements"
            labels={labels}
            page={4}
            count={20}
            onChange={() => {}}
          />
        ),
        why: 'Seven steps on one line, also on a phone: nearby pages by number, the ends by one press.',
      },
      wrong: {
        picture: (
          <Pagination
            label="All pages of announcements"
            labels={labels}
            page={4}
            count={20}
            range={20}
            onChange={() => {}}
          />
        ),
        why: 'Every page by its number: lines of small targets, and as many stops for Tab.',
      },
    },
    {
      right: {
        picture: <Text tone="muted">8 users</Text>,
        why: 'With one page there is nothing to turn, and nothing is drawn.',
      },
      wrong: {
        picture: (
          <Inline>
            <Button size="small" variant="quiet" isDisabled>
              Back
            </Button>
            <Text as="span">1</Text>
            <Button size="small" variant="quiet" isDisabled>
              Next
            </Button>
          </Inline>
        ),
        why: 'Steps that lead nowhere, to be read and passed all the same.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Goes from step to step, also to those that lead nowhere at an end.' },
    {
      name: 'Enter',
      does: 'Turns to the page. Space does so, too, where the steps are buttons (`onChange`).',
    },
  ],
  focus: ['Turning keeps the focus on the step that was pressed, also where it came to an end by it.'],
  heard: [
    'A `navigation` named by `label`, with a list of steps.',
    'Every step has a name of its own: “Next page”, “Page 4 of 20”. Drawings and bare numbers are not read.',
    'The present page has `aria-current="page"`. Pressing its button does nothing.',
    'Steps at an end are `aria-disabled`, so that they can still be reached, and do nothing.',
  ],
  owes: [
    'Names in the reader’s language for every step, and `formatPage` where numbers grow large.',
    'To say that another page is shown, where the list does not: its caption or a heading with the page.',
    'A page that is outside counts as the nearest: show the list of that one.',
  ],
};
