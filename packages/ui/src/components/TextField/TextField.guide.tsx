import type { Guide } from '../../guide/guide.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  use: [
    'For a short answer in the reader’s own words: a name, an email address, a phone number.',
    'With `type`, `autoComplete` and `inputMode`, so that browsers fill it in and phones show the right keyboard.',
  ],
  avoid: [
    { when: 'The answer has several sentences.', take: 'TextArea' },
    { when: 'The answer is a number.', take: 'NumberField, or RangeField for two limits' },
    { when: 'The answer is a date.', take: 'DateField, or DatePicker if the weekday matters' },
    { when: 'It’s a password.', take: 'PasswordField' },
    { when: 'The answer is one of a list.', take: 'RadioGroup, Select, or ComboBox for a long list' },
  ],
  comparisons: [
    {
      right: {
        picture: <TextField label="Phone number" description="Include the country code." type="tel" />,
        why: 'The question is above the field and stays there while people type.',
      },
      wrong: {
        picture: <TextField label=" " defaultValue="Phone number, with the country’s code" />,
        why: 'A question inside the field disappears with the first letter, and looks like an answer.',
      },
    },
  ],
  focus: [
    'Links in an ErrorSummary lead to the field by its `id`, and Form moves the focus to the first wrong answer by the `ref`.',
  ],
  heard: [
    'A `textbox` named by its label, including an `optionalMark`. The asterisk of a required field isn’t read; it’s announced as required.',
    'The description, or the error in its place, is read after its name.',
    'With an error, it’s announced as invalid. The error itself isn’t announced: people hear it when they reach the field.',
  ],
  owes: [
    '`errorMessage` when the field was left or sent, not at every letter; removed as soon as it’s right.',
    'An `errorMessage` that says what to do. See Writing for rules and examples.',
    'An ErrorSummary above a form with more than a few fields.',
  ],
};
