import type { Guide } from '../../guide/guide.ts';
import { TextField } from '../TextField/TextField.tsx';
import { TextArea } from './TextArea.tsx';

const shop = 'Two rooms and a shop window on the ground floor.';

export const guide: Guide = {
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
