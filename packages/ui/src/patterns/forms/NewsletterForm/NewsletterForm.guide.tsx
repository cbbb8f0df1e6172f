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
  use: ['Once, in the Footer: for those who want to hear of Tilava by email.'],
  avoid: [
    { when: 'Somebody wants to hear of new matches.', take: 'A Switch in their settings' },
    { when: 'It is the reason for the page.', take: 'Form as `narrow`' },
  ],
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
