import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Notice.css.ts';
import { Notice } from './Notice.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'To say something where it belongs on the page, for as long as it holds: a need that is not verified, rents without tax.',
    'As `warning` while something can still be done, as `danger` where something is lost or cannot be.',
    'With an `action` where the reader can do something about it.',
  ],
  avoid: [
    { when: 'It is said once and may go by itself.', take: 'Banner' },
    { when: 'Nothing goes on before it has been answered.', take: 'AlertDialog' },
    { when: 'An answer of a form is wrong.', take: 'The field’s `errorMessage`, and ErrorSummary' },
    { when: 'There is nothing to show yet.', take: 'EmptyState' },
    { when: 'It is a word beside a thing.', take: 'Badge' },
  ],
  anatomy: {
    picture: (
      <Notice
        tone="warning"
        toneLabel="Warning"
        title="Two pictures are missing"
        action={
          <Button size="small" variant="secondary">
            Add pictures
          </Button>
        }
        dismissLabel="Dismiss: pictures are missing"
        onDismiss={() => {}}
      >
        The announcement is public without them.
      </Notice>
    ),
    parts: [
      {
        name: 'Box',
        about: 'In half of the tone’s colour: it stays, and must not be the loudest thing on the page.',
        selector: byClass(styles.notice({ tone: 'warning' })),
      },
      {
        name: 'Icon',
        about: 'Tells the tone by its shape, where colours look alike.',
        selector: byClass(styles.icon({ tone: 'warning' })),
      },
      {
        name: 'Title',
        about: 'The notice in a few words. A short one needs no more.',
        selector: byClass(styles.title),
      },
      { name: 'Words', about: 'What there is to know beside that.', selector: byClass(styles.words) },
      {
        name: 'Action',
        about: 'A Link or a small Button, below the words.',
        selector: byClass(styles.action),
      },
      {
        name: 'Cross',
        about: 'Only where the reader may do away with it. It is not printed.',
        selector: `${byClass(styles.dismiss)} button`,
      },
    ],
  },
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
    {
      right: {
        picture: (
          <Notice title="Rents are shown without value added tax">The tax is added on the invoice.</Notice>
        ),
        why: 'What is only good to know is told calmly. A warning keeps its weight for what needs an act.',
      },
      wrong: {
        picture: (
          <Stack gap={2}>
            <Notice tone="danger" title="Rents are shown without value added tax" />
            <Notice tone="warning" title="The draft is kept for seven days" />
            <Notice tone="success" title="The plot shows 58 tenants" />
          </Stack>
        ),
        why: 'Three colours in a pile, and nothing is wrong. Next time nobody reads them.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches the action, then the cross. Without the two Tab passes it by.' },
    { name: 'Enter, Space', does: 'On the cross: call `onDismiss`.' },
  ],
  focus: ['The cross gives the focus back to what had it before it came into the notice.'],
  heard: [
    'It is read where it stands, and has no role. It is not announced when it appears.',
    '`toneLabel` is said before the title, e.g. “Warning:”. The icon says nothing.',
    'The cross is a `button` named by `dismissLabel`.',
  ],
  owes: [
    'A `toneLabel`, or words that say the tone themselves: colour and icon are not heard.',
    'A `status` around it that was there before, where it appears while somebody reads: OfflineNotice has one.',
    'A `dismissLabel` that says what is dismissed, where several notices stand on the page.',
    'To take it away when `onDismiss` is called.',
  ],
};
