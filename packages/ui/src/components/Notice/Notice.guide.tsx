import type { Guide } from '../../guide/guide.ts';
import { Link } from '../Link/Link.tsx';
import { Notice } from './Notice.tsx';

export const guide: Guide = {
  use: [
    'To say something where it’s relevant, for as long as it’s true: an unverified account, rents without tax.',
    'As `warning` while people can still act, as `danger` when something is lost or impossible.',
    'With an `action`, if people can do something about it.',
  ],
  avoid: [
    { when: 'It’s a one-off message that may disappear.', take: 'Banner' },
    { when: 'People must answer before they can continue.', take: 'ConfirmDialog' },
    { when: 'An answer in a form is wrong.', take: 'The field’s `errorMessage`, and ErrorSummary' },
    { when: 'There’s nothing to show yet.', take: 'EmptyState' },
    { when: 'It’s a word next to a thing.', take: 'Badge' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Notice
            tone="warning"
            title="Your account isn’t verified yet"
            action={
              <Link href="#mail" variant="standalone">
                Send the email again
              </Link>
            }
          >
            Landlords can see your profile once you’ve opened the link in our email.
          </Notice>
        ),
        why: 'What happened, what it means, and what to do.',
      },
      wrong: {
        picture: (
          <Notice tone="warning" title="Attention!">
            Verification status: pending.
          </Notice>
        ),
        why: 'It alarms people and leaves them guessing what to do.',
      },
    },
  ],
  focus: ['Dismissing it returns the focus to where it was before.'],
  heard: [
    'It’s read in place and has no role. It isn’t announced when it appears.',
    'The icon is hidden.',
    'The cross is a `button` named by `dismissLabel`.',
  ],
  owes: [
    'A text that expresses the tone: colour and icon aren’t announced.',
    'A `status` around it that’s there beforehand, if it appears while people are reading: OfflineNotice has one.',
    'A `dismissLabel` that says what is dismissed, if there are several notices on a page.',
    'Remove it when `onDismiss` is called.',
  ],
};
