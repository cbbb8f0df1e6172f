import type { Guide } from '../../guide/guide.ts';
import { TextField } from '../TextField/TextField.tsx';
import { TextArea } from './TextArea.tsx';

const shop = 'Two rooms and a shop window on the ground floor.';

export const guide: Guide = {
  use: [
    'For an answer with several sentences: an announcement’s description, a message.',
    'With `lines` for about as long as the expected answer.',
    'With `count`, if there’s a recommended maximum length.',
  ],
  avoid: [
    { when: 'The answer is a few words.', take: 'TextField' },
    { when: 'The answer is a number.', take: 'NumberField' },
    { when: 'The answers are known in advance.', take: 'CheckboxGroup or RadioGroup' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <TextArea label="Description" defaultValue={`${shop} Heat and water are part of the rent.`} />
        ),
        why: 'The whole answer is visible and can be checked.',
      },
      wrong: {
        picture: (
          <TextField
            label="Description on one line"
            defaultValue={`${shop} Heat and water are part of the rent.`}
          />
        ),
        why: 'A single-line text, of which only a part is visible.',
      },
    },
  ],
  focus: ['Links in an ErrorSummary lead to the field by its `id`.'],
  heard: [
    'A multi-line `textbox` named by its label.',
    'The description, or the error in its place, and then the count are its description.',
    'If the count is above the maximum, it’s announced politely after a second without typing. Below it, nothing is announced.',
    'Only an `errorMessage` makes it invalid, not a count above the maximum.',
  ],
  owes: [
    'Count words, characters or lines, and write the `text` of the count.',
    'An `errorMessage` if it must not be longer.',
  ],
};
