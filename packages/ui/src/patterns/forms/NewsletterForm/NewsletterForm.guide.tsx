import * as field from '../../../components/Field/Field.css.ts';
import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';

const newsletter: NewsletterFormProps = {
  email: '',
  onChange: () => {},
  onSubmit: () => {},
  labels: { email: 'Newsletter' },
  hints: { email: 'Once a month. Write your email.' },
  formLabels: { submit: 'Subscribe', submitting: 'Subscribing' },
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: ['Once, in the Footer: for those who want to hear of Tilava by email.'],
  avoid: [
    { when: 'Somebody wants to hear of new matches.', take: 'A Switch in their settings' },
    { when: 'It is the reason for the page.', take: 'Form as `narrow`' },
  ],
  anatomy: {
    picture: (
      <NewsletterForm {...newsletter} success="Almost done: open the link that we sent to your email." />
    ),
    parts: [
      { name: 'Label', about: 'What it is for.', selector: 'label' },
      { name: 'Hint', about: 'How often it comes, and what to write.', selector: byClass(field.description) },
      { name: 'Field', about: 'For the email. Browsers fill it in.', selector: 'input[type="email"]' },
      { name: 'Message', about: 'What to do now, or why it failed.', selector: '[role="status"]' },
      { name: 'Button', about: 'Small and secondary: the page has other things to say.', selector: 'button' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <NewsletterForm {...newsletter} />,
        why: 'How often it comes stands there before the email is given away.',
      },
      wrong: {
        picture: <NewsletterForm {...newsletter} hints={{ email: 'Never miss an update!' }} />,
        why: 'How many, and of what?',
      },
    },
    {
      right: {
        picture: (
          <NewsletterForm {...newsletter} success="Almost done: open the link that we sent to your email." />
        ),
        why: 'It says that a step is left, and where.',
      },
      wrong: {
        picture: <NewsletterForm {...newsletter} success="Thank you!" />,
        why: 'Whoever does not open the email never gets the newsletter.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The field, then the button.' },
    { name: 'Enter', does: 'In the field: subscribes.' },
    { name: 'Enter, Space', does: 'On the button: subscribe.' },
  ],
  focus: [
    'With each of `attempts` the focus goes to the field, whose email was wrong.',
    'When it was sent, the focus stays where it was.',
  ],
  heard: [
    'A `textbox` named by its label and described by the hint. It is not said to be required: the form is no duty.',
    'That it was sent is a status, why it failed an alert.',
    '`formLabels.submitting` is said once, when the sending begins.',
  ],
  owes: ['An empty field once it was sent, and `success`.', 'A failure that goes when it is sent again.'],
};
