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
    'For a list with more filters than fit above it: three pieces that belong together, FilterButton, FilterDialog and ActiveFilters.',
    'Where filters are set together and then applied at once.',
  ],
  avoid: [
    { when: 'One of a few views is chosen.', take: 'SegmentedControl' },
    { when: 'The list is put in another order.', take: 'The sort buttons of DataTable' },
    { when: 'One word is looked for.', take: 'TextField above the list' },
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
        about: 'How many filters are active; missing for none.',
      },
      { name: 'Results', about: 'How many are in the list now.' },
      { name: 'Active filter', about: 'One press takes it away.' },
      {
        name: 'Clear all',
        about: 'Takes all of them away. It is there for two filters or more.',
      },
      {
        name: 'Fields in the dialog',
        about: 'Show what would be applied. The list does not change meanwhile.',
      },
      { name: 'Clear', about: 'Empties the fields, and leaves the dialog open.' },
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
        why: 'Why there are only three stands above the list, and can be taken away there.',
      },
      wrong: {
        picture: (
          <Stack gap={3}>
            <FilterButton label="Select filter" onPress={open} />
            <Text>3 matches</Text>
          </Stack>
        ),
        why: 'A filter that nobody sees: the reader believes that there are only three.',
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
        why: 'Each says what it does by itself.',
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
    { name: 'Tab', does: 'The button, then each active filter, then “Clear all”.' },
    { name: 'Enter, Space', does: 'Press a button, take an active filter away.' },
    { name: 'Delete, Backspace', does: 'Take the active filter away that has the focus.' },
    { name: 'Enter in a field of the dialog', does: 'Applies the fields and closes.' },
    { name: 'Escape', does: 'Closes the dialog without applying.' },
  ],
  focus: [
    'Closed, the dialog gives the focus back to the FilterButton.',
    'When an active filter is taken away, the focus goes to its neighbour. After the last one, and after “Clear all”, it goes to the group of active filters.',
  ],
  heard: [
    'The button says its words and the count: “Select filter 2”.',
    'A `dialog` named by its title.',
    'The active filters are a group with a list in it. Each is a button: “Remove Above 60%”.',
    '`results` is a status: it is said whenever it changes.',
  ],
  owes: [
    'Fields that begin with the active filters whenever the dialog opens.',
    'ActiveFilters that stay mounted while the list loads: screen readers only hear changes in what they know.',
    'A list that shows what `results` says.',
  ],
};
