import type { Guide } from '../../guide/guide.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const shared: Omit<ComboBoxProps, 'label' | 'value' | 'status'> = {
  options: [],
  labels: {
    loading: 'Searching',
    empty: 'No address found',
    failed: 'Couldn’t load the addresses.',
    retry: 'Try again',
  },
  onChange: () => {},
  onSelect: () => {},
  onRetry: () => {},
};

export const guide: Guide = {
  use: [
    'To select one of very many options from a source: the address of premises.',
    'Whether what was typed is enough or must be selected from the list: it stays either way.',
  ],
  avoid: [
    { when: 'There are up to seven answers.', take: 'RadioGroup' },
    { when: 'There are more, and all are known in advance.', take: 'Select' },
    { when: 'Any text is fine.', take: 'TextField' },
    { when: 'Several answers can be selected.', take: 'CheckboxGroup' },
  ],
  anatomy: {
    picture: (
      <ComboBox
        {...shared}
        label="Address of the premises"
        description="Street and number."
        value="Elimäenkatu 17"
        status="failed"
      />
    ),
    parts: [
      { name: 'Label', about: 'The question, always visible above the field.' },
      {
        name: 'Description',
        about: 'What to know before answering.',
      },
      {
        name: 'Field',
        about: 'Takes text like a TextField. No button opens the list, because it’s empty before typing.',
      },
      {
        name: 'Failure',
        about: 'The source didn’t respond; a button tries again. What was typed stays.',
      },
      {
        name: 'Ring',
        about: 'Turns at the end of the field while the source is queried.',
      },
      {
        name: 'List',
        about:
          'Opens below the field, equally wide, with the options as they arrive or a message in their place.',
      },
      {
        name: 'Option',
        about:
          'A label, and below it what distinguishes it, such as the postal code. A tick marks the selected one.',
      },
      {
        name: 'Credit',
        about: 'Whose the options are, below them, where a source asks for it.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <ComboBox
            {...shared}
            label="Address"
            value="Elimäenk"
            status="idle"
            errorMessage="Select an address from the list."
          />
        ),
        why: 'What was typed stays, and the error says what’s missing.',
      },
      wrong: {
        picture: (
          <ComboBox
            {...shared}
            label="Address"
            value=""
            status="idle"
            errorMessage="The address is invalid."
          />
        ),
        why: 'The text is gone, and with it the chance to fix it.',
      },
    },
    {
      right: {
        picture: <ComboBox {...shared} label="Address" value="Elimäenkatu" status="failed" />,
        why: 'It says what couldn’t be loaded. One press tries again with the same text.',
      },
      wrong: {
        picture: (
          <ComboBox
            {...shared}
            labels={{ ...shared.labels, failed: 'No results.', retry: 'OK' }}
            label="Address"
            value="Elimäenkatu"
            status="failed"
          />
        ),
        why: 'An error that looks like an answer: people give up on a street that exists.',
      },
    },
  ],
  keys: [
    { name: 'Typing', does: 'Calls `onChange`. The list opens when there are options or a message.' },
    { name: 'Down, Up', does: 'The next option, the previous one. If the list is closed: open it.' },
    {
      name: 'Home, End',
      does: 'With the list open: the first option, the last one. Otherwise the start and end of the text.',
    },
    { name: 'Left, Right', does: 'Move within the text, as in any field, and leave the options.' },
    { name: 'Enter', does: 'Selects the active option (`onSelect`) and closes the list.' },
    { name: 'Escape', does: 'Closes the list, which stays closed for this text. What was typed stays.' },
    {
      name: 'Tab',
      does: 'Selects the active option, if any, closes the list and moves on.',
    },
  ],
  focus: [
    'The focus stays in the field. The active option has its own ring.',
    'Selecting keeps the focus in the field.',
    'Tab moves on to the button next to an error. Pressing it returns the focus to the field, because it disappears with the error.',
  ],
  heard: [
    'A `combobox` named by its label and described by `description` and `errorMessage`, with `aria-expanded`.',
    'The list is a `listbox` with an `option` for each option. `aria-activedescendant` names the active one.',
    '`labels.loading`, `labels.empty` and `labels.failed` are visible and announced once by a status. The spinner is hidden.',
    'The number of options, the active one and the selected one are announced in the language of LocaleProvider.',
    'While the list is open, everything but the field and the status is hidden from screen readers.',
  ],
  owes: [
    'The current `status`: `loading` as soon as something is typed, also while debouncing; `idle` when there’s nothing to search for.',
    'Options in the order in which they’re offered, with labels that can be told apart.',
    'After `onSelect`, the option’s label as `value`, and no new search.',
    'Ignore responses to an older text.',
    'Messages that say what was searched for: “No address found”, not “No results”.',
    'Load it on demand: its code is large.',
  ],
};
