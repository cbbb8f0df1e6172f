import type { Guide } from '../../guide/guide.ts';
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
  use: [
    'For what is set and can be taken away one by one: the filters of a list.',
    'Above the list that they narrow, so that nobody wonders why it is short.',
  ],
  avoid: [
    { when: 'It says a state, and cannot be taken away.', take: 'Badge' },
    { when: 'It can be set as well as taken away.', take: 'CheckboxGroup or ToggleButton' },
    { when: 'Each of them leads somewhere.', take: 'Links' },
  ],
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
