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
    'For what is set and can be removed one by one: the filters of a list.',
    'Above the list it narrows, so that nobody wonders why the list is short.',
  ],
  avoid: [
    { when: 'It shows a state that can’t be removed.', take: 'Badge' },
    { when: 'It can be set as well as removed.', take: 'CheckboxGroup or ToggleButton' },
    { when: 'Each one leads somewhere.', take: 'Links' },
  ],
  comparisons: [
    {
      right: {
        picture: <ChipList {...shared} label="Filters in whole words" chips={chips} />,
        why: 'Each chip makes sense on its own: what’s limited, and to how much.',
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
        why: 'Values without names: sixty of what?',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Every chip, one by one.' },
    { name: 'Enter, Space, Delete, Backspace', does: 'Remove the chip.' },
  ],
  focus: [
    'When a chip is removed, the focus moves to the one that takes its place, or to the last one.',
    'If the user has moved elsewhere, the focus stays there.',
  ],
  heard: [
    'A `list` named by `label`, so that the number of chips is announced.',
    'Each chip is a `button` named by `removeLabel` and its text, such as “Remove Above 60%”.',
  ],
  owes: [
    'A place for the focus when the last chip is removed.',
    'Ids that stay the same while other chips come and go.',
  ],
};
