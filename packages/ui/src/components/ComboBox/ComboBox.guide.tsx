import type { Guide } from '../../guide/guide.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const shared: Omit<ComboBoxProps, 'label' | 'value' | 'status'> = {
  options: [],
  labels: {
    loading: 'Searching',
    empty: 'No address found',
    failed: 'The addresses could not be loaded.',
    retry: 'Try again',
  },
  onChange: () => {},
  onSelect: () => {},
  onRetry: () => {},
};

export const guide: Guide = {
  use: [
    'For an answer out of very many that come from a source: the address of premises.',
    'Where what was typed counts, too, or where the app says that it does not: it stays, chosen or not.',
  ],
  avoid: [
    { when: 'There are up to seven answers.', take: 'RadioGroup' },
    { when: 'There are more, and all are known beforehand.', take: 'Select' },
    { when: 'Any text will do.', take: 'TextField' },
    { when: 'Several answers may be chosen.', take: 'CheckboxGroup' },
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
      { name: 'Label', about: 'The question, always in sight above the field.' },
      {
        name: 'Description',
        about: 'What has to be known before answering.',
      },
      {
        name: 'Field',
        about: 'Takes text as a TextField does. No button opens the list: before typing it would be empty.',
      },
      {
        name: 'Failure',
        about: 'That the source did not answer, with a button to ask again. What was typed stays.',
      },
      {
        name: 'Ring',
        about: 'Turns at the end of the field while the source is asked.',
      },
      {
        name: 'List',
        about:
          'Opens below the field, as wide as it is, with the answers as they come, or with words in their place.',
      },
      {
        name: 'Option',
        about:
          'A label, and below it what tells it from others, such as the postal code. A tick marks the chosen one.',
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
        why: 'What was typed stays, and the error says what is missing.',
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
        why: 'The text is gone, and with it what could have been mended.',
      },
    },
    {
      right: {
        picture: <ComboBox {...shared} label="Address" value="Elimäenkatu" status="failed" />,
        why: 'It says what could not be loaded. One press asks again for the same text.',
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
        why: 'A failure that looks like an answer: the reader gives up a street that exists.',
      },
    },
  ],
  keys: [
    { name: 'Typing', does: 'Calls `onChange`. The list opens when answers or a note are there.' },
    { name: 'Down, Up', does: 'The next answer, the one before. With the list shut: open it.' },
    {
      name: 'Home, End',
      does: 'With the list open: the first answer, the last one. Otherwise the start and the end of the text.',
    },
    { name: 'Left, Right', does: 'Move within the text, as in any field, and leave the answers.' },
    { name: 'Enter', does: 'Takes the answer the arrow keys are at (`onSelect`), and shuts the list.' },
    { name: 'Escape', does: 'Shuts the list, which stays shut for this text. What was typed stays.' },
    {
      name: 'Tab',
      does: 'Takes the answer the arrow keys are at, if they are at one, shuts the list and goes on.',
    },
  ],
  focus: [
    'It never leaves the field for the list. The answer in use has a ring of its own.',
    'Choosing leaves it in the field.',
    'The button beside a failure is the next stop of Tab. Pressed, it gives the focus back to the field, because it goes away with the failure.',
  ],
  heard: [
    'A `combobox` named by its label, described by `description` and `errorMessage`; `aria-expanded` says whether its list is open.',
    'The list is a `listbox` with an `option` for each answer. `aria-activedescendant` names the one the arrow keys are at.',
    '`labels.loading`, `labels.empty` and `labels.failed` stand in sight, and are said once by a status. The ring says nothing.',
    'How many answers there are, which one the arrow keys are at, and which was chosen is said in the language of LocaleProvider.',
    'While the list is open, everything but the field and the status is hidden from screen readers.',
  ],
  owes: [
    '`status` as it is: `loading` at once when something is typed, also while waiting for a pause; `idle` when there is nothing to search for.',
    'Options in the order in which they are offered, with labels that can be told apart.',
    'After `onSelect` the label of the option as `value`, and no new search.',
    'Answers dropped that come too late, for an older text.',
    'Words that say what was searched for: “No address found”, and not “No results”.',
    'Its code loaded when a form needs it: it is large.',
  ],
};
