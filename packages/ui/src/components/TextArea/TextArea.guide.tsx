import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './TextArea.css.ts';
import { TextArea } from './TextArea.tsx';

const shop = 'Two rooms and a shop window on the ground floor.';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For an answer of several sentences: the description of an announcement, a message.',
    'With `lines` for about as long an answer as is expected.',
    'With `count` where there is a length that it had better not exceed.',
  ],
  avoid: [
    { when: 'The answer is a few words.', take: 'TextField' },
    { when: 'The answer is a number.', take: 'NumberField' },
    { when: 'The answers are known beforehand.', take: 'CheckboxGroup or RadioGroup' },
  ],
  anatomy: {
    picture: (
      <TextArea
        label="Short description"
        description="Tenants see it in their list."
        isRequired
        lines={3}
        defaultValue={shop}
        count={{ used: 9, maximum: 6, text: '9 words: 3 more than fit' }}
        errorMessage="Name the town, too."
      />
    ),
    parts: [
      { name: 'Label', about: 'The question, always in sight above the field.', selector: 'label' },
      {
        name: 'Mark',
        about: 'A star where an answer is needed, or a word where it is not (`optionalMark`).',
        selector: byClass(fieldStyles.requiredMark),
      },
      {
        name: 'Description',
        about: 'What has to be known before answering.',
        selector: byClass(fieldStyles.description),
      },
      {
        name: 'Field',
        about: 'As high as its `lines`. Its corner draws it longer, never wider.',
        selector: 'textarea',
      },
      {
        name: 'Count',
        about:
          'How much is written. Above the maximum it warns by a mark and its words, and hinders nothing.',
        selector: byClass(styles.count({ isOver: true })),
      },
      {
        name: 'Error',
        about: 'What is wrong and how to mend it, below the count.',
        selector: byClass(fieldStyles.error),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <TextArea label="Description" defaultValue={`${shop} Heat and water are part of the rent.`} />
        ),
        why: 'The whole answer is in sight and can be read over.',
      },
      wrong: {
        picture: (
          <TextField
            label="Description on one line"
            defaultValue={`${shop} Heat and water are part of the rent.`}
          />
        ),
        why: 'A text on one line, of which only a piece is seen.',
      },
    },
    {
      right: {
        picture: (
          <TextArea
            label="In a few words"
            lines={2}
            defaultValue={shop}
            count={{ used: 9, maximum: 6, text: '9 words: 3 more than fit' }}
          />
        ),
        why: 'It takes the whole text, and says by how much to shorten it.',
      },
      wrong: {
        picture: <TextArea label="In six words" lines={2} defaultValue="Two rooms and a shop window" />,
        why: 'A text cut off at the limit: what was pasted is lost, and nobody is told.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it, and goes on. It writes no tabs.' },
    { name: 'Enter', does: 'Begins a new line. It does not send the form.' },
  ],
  focus: ['A link of an ErrorSummary leads to the field by its `id`.'],
  heard: [
    'A `textbox` of several lines, named by its label.',
    'The description, the error and then the count are its description.',
    'When the count is above the maximum, its words are announced politely after a second without typing. Below it nothing is announced.',
    'Only an `errorMessage` makes it invalid; too high a count does not.',
  ],
  owes: [
    'To count: words, characters or lines, and to write the `text` of the count.',
    'An `errorMessage` for what must not be longer.',
  ],
};
