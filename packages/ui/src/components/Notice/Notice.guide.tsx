import type { Guide } from '../../guide/guide.ts';
import { Link } from '../Link/Link.tsx';
import { Notice } from './Notice.tsx';

export const guide: Guide = {
  use: [
    'To say something where it belongs on the page, for as long as it holds: a need that is not verified, rents without tax.',
    'As `warning` while something can still be done, as `danger` where something is lost or cannot be.',
    'With an `action` where the reader can do something about it.',
  ],
  avoid: [
    { when: 'It is said once and may go by itself.', take: 'Banner' },
    { when: 'Nothing goes on before it has been answered.', take: 'ConfirmDialog' },
    { when: 'An answer of a form is wrong.', take: 'The field’s `errorMessage`, and ErrorSummary' },
    { when: 'There is nothing to show yet.', take: 'EmptyState' },
    { when: 'It is a word beside a thing.', take: 'Badge' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Notice
            tone="warning"
            title="Your need is not verified yet"
            action={
              <Link href="#mail" variant="standalone">
                Send the mail again
              </Link>
            }
          >
            Landlords see it once you have followed the link in our mail.
          </Notice>
        ),
        why: 'What is so, what follows from it, and what can be done.',
      },
      wrong: {
        picture: (
          <Notice tone="warning" title="Attention!">
            Verification status: pending.
          </Notice>
        ),
        why: 'It alarms, and leaves the reader to guess what to do.',
      },
    },
  ],
  focus: ['The cross gives the focus back to what had it before it came into the notice.'],
  heard: [
    'It is read where it stands, and has no role. It is not announced when it appears.',
    'The icon says nothing.',
    'The cross is a `button` named by `dismissLabel`.',
  ],
  owes: [
    'Words that say the tone themselves: colour and icon are not heard.',
    'A `status` around it that was there before, where it appears while somebody reads: OfflineNotice has one.',
    'A `dismissLabel` that says what is dismissed, where several notices stand on the page.',
    'To take it away when `onDismiss` is called.',
  ],
};
