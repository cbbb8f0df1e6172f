import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Badge } from '../Badge/Badge.tsx';
import * as styles from './ChipList.css.ts';
import { ChipList, type ChipListProps } from './ChipList.tsx';

const shared: Pick<ChipListProps, 'removeLabel' | 'onRemove'> = {
  removeLabel: 'Remove',
  onRemove: () => {},
};

const chips = [
  { id: 'points', label: 'Above 60%' },
  { id: 'distance', label: 'Under 1.5 km' },
  { id: 'personality', label: 'Personality Matches' },
];

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For what is set and can be taken away one by one: the filters of a list.',
    'Above the list that they narrow, so that nobody wonders why it is short.',
  ],
  avoid: [
    { when: 'It says a state, and cannot be taken away.', take: 'Badge' },
    { when: 'It can be set as well as taken away.', take: 'CheckboxGroup or ToggleButton' },
    { when: 'Each of them leads somewhere.', take: 'Links' },
  ],
  anatomy: {
    picture: <ChipList {...shared} label="Filters with their parts" chips={chips} />,
    parts: [
      {
        name: 'List',
        about: 'Wraps where there is no room.',
        selector: byClass(styles.list),
      },
      {
        name: 'Chip',
        about: 'One button: all of it can be pressed, and takes the filter away.',
        selector: byClass(styles.chip),
      },
      { name: 'Words', about: 'What is set. Long ones wrap.', selector: byClass(styles.words) },
      {
        name: 'Cross',
        about: 'Shows that a press takes away. It has no target of its own.',
        selector: byClass(styles.cross),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <ChipList {...shared} label="Filters in whole words" chips={chips} />,
        why: 'Each chip can be understood alone: what is measured, and where the limit is.',
      },
      wrong: {
        picture: (
          <ChipList
            {...shared}
            label="Filters in numbers"
            chips={[
              { id: 'points', label: '60' },
              { id: 'distance', label: '1.5' },
              { id: 'personality', label: 'Yes' },
            ]}
          />
        ),
        why: 'Values without their names: sixty of what?',
      },
    },
    {
      right: {
        picture: <ChipList {...shared} label="Filters with a cross" chips={chips.slice(0, 2)} />,
        why: 'The frame and the cross say that it can be pressed, and what happens then.',
      },
      wrong: {
        picture: (
          <Inline gap={2}>
            <Badge>Above 60%</Badge>
            <Badge>Under 1.5 km</Badge>
          </Inline>
        ),
        why: 'Badges say what is set. To take it away, the reader has to find where it was set.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Every chip, one by one.' },
    { name: 'Enter, Space, Delete, Backspace', does: 'Take the chip away.' },
  ],
  focus: [
    'When a chip goes, the focus goes to the one that takes its place, or else to the last one left.',
    'Where the reader is elsewhere by then, it stays there.',
  ],
  heard: [
    'A `list` named by `label`, so that the number of chips is said.',
    'Each chip is a `button` named by `removeLabel` and its words, such as “Remove Above 60%”.',
  ],
  owes: [
    'A place for the focus when the last chip is taken away.',
    'Ids that stay the same while other chips come and go.',
  ],
};
