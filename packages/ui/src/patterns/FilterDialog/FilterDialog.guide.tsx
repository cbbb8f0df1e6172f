import { Text } from '../../components/Text/Text.tsx';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { ActiveFilters, FilterButton, type ActiveFiltersProps } from './ActiveFilters.tsx';

const above: Omit<ActiveFiltersProps, 'results' | 'filters'> = {
  label: 'Active filters',
  removeLabel: 'Remove',
  clearLabel: 'Clear all',
  onRemove: () => {},
  onClear: () => {},
};

const open = () => {};

export const guide: Guide = {
  use: [
    'For a list with more filters than fit above it: FilterButton, FilterDialog and ActiveFilters together.',
    'If filters are set together and then applied.',
  ],
  avoid: [
    { when: 'One of a few views is selected.', take: 'SegmentedControl' },
    { when: 'The list is sorted.', take: 'The sort buttons of DataTable' },
    { when: 'People search for a word.', take: 'TextField above the list' },
  ],
  anatomy: {
    picture: (
      <Stack gap={3}>
        <FilterButton label="Select filter" activeCount="2" onPress={open} />
        <ActiveFilters
          {...above}
          results="6 matches"
          filters={[
            { id: 'points', label: 'Above 60%' },
            { id: 'distance', label: 'Under 1.5 km' },
          ]}
        />
      </Stack>
    ),
    parts: [
      { name: 'FilterButton', about: 'Opens the dialog.' },
      {
        name: 'Count',
        about: 'How many filters are active; hidden for none.',
      },
      { name: 'Results', about: 'How many results there are now.' },
      { name: 'Active filter', about: 'One press removes it.' },
      {
        name: 'Clear all',
        about: 'Removes all of them. Shown for two filters or more.',
      },
      {
        name: 'Fields in the dialog',
        about: 'Show what would be applied. The list doesn’t change yet.',
      },
      { name: 'Clear', about: 'Clears the fields and leaves the dialog open.' },
      { name: 'Apply', about: 'Applies the fields and closes: “Show results”.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Stack gap={3}>
            <FilterButton label="Select filter" activeCount="1" onPress={open} />
            <ActiveFilters
              {...above}
              results="3 matches"
              filters={[{ id: 'distance', label: 'Under 1.5 km' }]}
            />
          </Stack>
        ),
        why: 'Above the list it’s clear why there are only three results, and filters can be removed there.',
      },
      wrong: {
        picture: (
          <Stack gap={3}>
            <FilterButton label="Select filter" onPress={open} />
            <Text>3 matches</Text>
          </Stack>
        ),
        why: 'A hidden filter: people think there are only three.',
      },
    },
    {
      right: {
        picture: (
          <ActiveFilters
            {...above}
            results="9 matches"
            filters={[
              { id: 'rent', label: 'Rent up to 1\u00a0499\u00a0€' },
              { id: 'size', label: 'From 40\u00a0m²' },
            ]}
          />
        ),
        why: 'Each one makes sense on its own.',
      },
      wrong: {
        picture: (
          <ActiveFilters
            {...above}
            results="9 matches"
            filters={[
              { id: 'rent', label: '1\u00a0499\u00a0€' },
              { id: 'size', label: '40\u00a0m²' },
            ]}
          />
        ),
        why: 'Bare values: at least or at most?',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the button, then each active filter, then “Clear all”.' },
    { name: 'Enter, Space', does: 'Press a button, remove an active filter.' },
    { name: 'Delete, Backspace', does: 'Remove the focused active filter.' },
    { name: 'Enter in a field of the dialog', does: 'Applies the fields and closes.' },
    { name: 'Escape', does: 'Closes the dialog without applying.' },
  ],
  focus: [
    'Closing the dialog returns the focus to the FilterButton.',
    'When an active filter is removed, the focus moves to its neighbour. After the last one, and after “Clear all”, it moves to the group of active filters.',
  ],
  heard: [
    'The button’s name is its text and the count: “Select filter 2”.',
    'A `dialog` named by its title.',
    'The active filters are a group with a list in it. Each is a button: “Remove Above 60%”.',
    '`results` is a status: it’s announced whenever it changes.',
  ],
  owes: [
    'Fields that start with the active filters whenever the dialog opens.',
    'ActiveFilters stays mounted while the list loads: screen readers only announce changes in elements they know.',
    'A list that shows what `results` says.',
  ],
};
