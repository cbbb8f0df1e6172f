import type { Guide } from '../../../guide/guide.ts';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';

const newsletter: NewsletterFormProps = {
  email: '',
  onChange: () => {},
  onSubmit: () => {},
  labels: { email: 'Newsletter' },
  hints: { email: 'Once a month. Enter your email.' },
  formLabels: { submit: 'Subscribe', submitting: 'Subscribing' },
};

export const guide: Guide = {
  use: ['Once, in the Footer: for people who want news about Tilava by email.'],
  avoid: [
    { when: 'They want to hear about new matches.', take: 'A Switch in the settings' },
    { when: 'It’s the purpose of the page.', take: 'Form as `narrow`' },
  ],
  comparisons: [
    {
      right: {
        picture: <NewsletterForm {...newsletter} />,
        why: 'People see how often it comes before they give their email.',
      },
      wrong: {
        picture: <NewsletterForm {...newsletter} hints={{ email: 'Never miss an update!' }} />,
        why: 'How many, and about what?',
      },
    },
  ],
  focus: [
    'With each of `attempts`, the focus moves to the field with the wrong email.',
    'Once sent, the focus stays where it was.',
  ],
  heard: [
    'A `textbox` named by its label and described by the hint. It isn’t announced as required, because subscribing is optional.',
    'Success is a status, an error an alert.',
    '`formLabels.submitting` is announced once, when sending starts.',
  ],
  owes: ['An empty field once sent, and `success`.', 'An error that’s cleared when it’s sent again.'],
};
