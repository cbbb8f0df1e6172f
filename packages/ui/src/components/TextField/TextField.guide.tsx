import type { Guide } from '../../guide/guide.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  use: [
    'For a short answer in the reader’s own words: a name, an email address, a phone number.',
    'With `type`, `autoComplete` and `inputMode`, so that the browser fills it in and a phone shows the right keys.',
  ],
  avoid: [
    { when: 'The answer has several sentences.', take: 'TextArea' },
    { when: 'The answer is a number.', take: 'NumberField, or RangeField for two bounds' },
    { when: 'The answer is a day.', take: 'DateField, or DatePicker where the weekday matters' },
    { when: 'It is a password.', take: 'PasswordField' },
    { when: 'The answer is one of a list.', take: 'RadioGroup, Select, or ComboBox for a long list' },
  ],
  comparisons: [
    {
      right: {
        picture: <TextField label="Phone number" description="With the country’s code." type="tel" />,
        why: 'The question stands above the field and stays there while somebody writes.',
      },
      wrong: {
        picture: <TextField label=" " defaultValue="Phone number, with the country’s code" />,
        why: 'A question inside the field is gone with the first letter, and looks like an answer.',
      },
    },
  ],
  focus: [
    'A link of an ErrorSummary leads to the field by its `id`, and Form moves the focus to the first wrong answer by the `ref`.',
  ],
  heard: [
    'A `textbox` named by its label, to which an `optionalMark` belongs. The star of a required field is not read: it is said to be required.',
    'The description and then the error are its description, read after its name.',
    'With an error it is said to be invalid. The error is not announced by itself: whoever comes to the field hears it.',
  ],
  owes: [
    '`errorMessage` when an answer was left or sent, and not at every letter; gone as soon as it is right.',
    'An `errorMessage` that says what to do. Writing has the rules and examples.',
    'An ErrorSummary above a form of more than a few fields.',
  ],
};
