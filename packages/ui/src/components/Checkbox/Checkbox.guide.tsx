import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import * as choice from '../Field/choice.css.ts';
import { box } from './Checkbox.css.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For one statement that is true or not: the terms are accepted, the premises are accessible.',
    'Within a form: what is ticked takes effect when the form is sent.',
  ],
  avoid: [
    { when: 'It takes effect at once.', take: 'Switch' },
    { when: 'One question has several answers that may be ticked.', take: 'CheckboxGroup' },
    { when: 'Only one of the answers can be chosen.', take: 'RadioGroup' },
    { when: 'Rows of a table are selected.', take: 'DataTable, which brings its boxes along' },
  ],
  anatomy: {
    picture: (
      <Checkbox
        defaultSelected
        description="A ramp or a lift, and doors 80 cm wide."
        errorMessage="Measure the doors first: this needs 80 cm."
      >
        Accessible
      </Checkbox>
    ),
    parts: [
      {
        name: 'Row',
        about: 'Box and words are pressed as one.',
        selector: byClass(choice.row),
      },
      {
        name: 'Box',
        about: 'Stands beside the first line of words. With an error its line is twice as thick.',
        selector: byClass(box),
      },
      {
        name: 'Words',
        about: 'What is true when the box is ticked. They wrap.',
        selector: byClass(choice.words),
      },
      {
        name: 'Description',
        about: 'What the words mean, where that is not plain.',
        selector: byClass(choice.description),
      },
      {
        name: 'Error',
        about: 'What is wrong and how to mend it.',
        selector: byClass(choice.error),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <Checkbox>Show my phone number to landlords</Checkbox>,
        why: 'The words say what a tick does. Without it nothing happens.',
      },
      wrong: {
        picture: <Checkbox>Do not hide my phone number from landlords</Checkbox>,
        why: 'A double no: most people tick the opposite of what they want.',
      },
    },
    {
      right: {
        picture: <Checkbox defaultSelected>Accessible</Checkbox>,
        why: 'One statement, one box. Not ticked, it is a no.',
      },
      wrong: {
        picture: (
          <Stack gap={2}>
            <Checkbox defaultSelected>Accessible</Checkbox>
            <Checkbox defaultSelected>Not accessible</Checkbox>
          </Stack>
        ),
        why: 'Two boxes for yes and no: both can be ticked, and nobody knows what that means.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches the box.' },
    { name: 'Space', does: 'Ticks it, or takes the tick away.' },
  ],
  focus: ['A link of an ErrorSummary leads to the box by its `id`.'],
  heard: [
    'A `checkbox` named by its words, which says whether it is ticked.',
    'The description and the error are its description, read after its name.',
    'With an error it is said to be invalid. The error is not announced by itself: whoever comes to the box hears it.',
  ],
  owes: [
    'Words without a link inside: pressing them ticks the box. A link to the terms stands beside it.',
    '`errorMessage` when the form was sent, and gone as soon as the box is right.',
  ],
};
