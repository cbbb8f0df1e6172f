import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './Footer.css.ts';
import { Footer } from './Footer.tsx';

const tilava = {
  title: 'Tilava',
  links: [
    { href: '#customer-service', label: 'Customer service' },
    { href: '#terms', label: 'Terms of use' },
    { href: '#data-protection', label: 'Data protection' },
  ],
};

const contact = (
  <>
    <Heading level={2} size="lead">
      Contact
    </Heading>
    <Link href="mailto:hello@example.com" variant="standalone">
      hello@example.com
    </Link>
  </>
);

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Once at the end of every page: where else to go, whom to ask, who is behind it.',
    'For what people look for at the end, because they did not find it above: terms, data protection, contact.',
  ],
  avoid: [
    { when: 'The places are needed in every visit.', take: 'TopNav' },
    { when: 'It ends a dialog.', take: 'the actions of Dialog' },
    { when: 'It ends a card or a part of a page.', take: 'Inline' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <Footer
          brand={<Logo name="Tilava" />}
          groups={[tilava]}
          contact={contact}
          newsletter={<TextField label="Newsletter" description="Once a month." type="email" />}
          note="© Tilava"
        />
      </Wide>
    ),
    parts: [
      {
        name: 'Footer',
        about: 'Runs over the whole page, below a rule. It is not printed.',
        selector: byClass(styles.root),
      },
      {
        name: 'Columns',
        about: 'As many beside each other as have room.',
        selector: byClass(styles.columns),
      },
      { name: 'Brand', about: 'The Logo, with a sentence perhaps.', selector: byClass(styles.brand) },
      {
        name: 'Group',
        about: 'Links of one kind below a heading. The contact stands in one, too.',
        selector: byClass(styles.group),
      },
      {
        name: 'Newsletter',
        about: 'Twice as wide as a group: it holds a field.',
        selector: byClass(styles.newsletter),
      },
      { name: 'Note', about: 'The last line, in small letters.', selector: byClass(styles.note) },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <Footer brand={<Logo name="Tilava" />} groups={[tilava]} />
          </Wide>
        ),
        why: 'A heading above links of one kind: the eye finds the group first, then the link.',
      },
      wrong: {
        picture: (
          <Wide>
            <Footer
              brand={<Logo name="Tilava" />}
              groups={[
                {
                  title: 'Links',
                  links: [
                    ...tilava.links,
                    { href: '#linkedin', label: 'LinkedIn' },
                    { href: '#help', label: 'Help' },
                    { href: '#prices', label: 'Prices' },
                    { href: '#instagram', label: 'Instagram' },
                  ],
                },
              ]}
            />
          </Wide>
        ),
        why: 'Everything in one heap, below a heading that says nothing.',
      },
    },
    {
      right: {
        picture: (
          <Wide>
            <Footer
              brand={
                <Stack gap={2}>
                  <Logo name="Tilava" />
                  <Text tone="muted">Makes the Best Matches</Text>
                </Stack>
              }
              groups={[]}
              contact={contact}
            />
          </Wide>
        ),
        why: 'Whom to ask is one press away, on every page.',
      },
      wrong: {
        picture: (
          <Wide>
            <Footer
              brand={<Logo name="Tilava" />}
              groups={[]}
              note="For questions find the form of customer service in the menu of your account."
            />
          </Wide>
        ),
        why: 'It tells of a way instead of being one. Who is not logged in has no such menu.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Its links, group by group, then the newsletter.' },
    { name: 'Enter', does: 'Follows the link.' },
  ],
  focus: [],
  heard: [
    'A `contentinfo`, which screen readers jump to, where it stands in no other landmark.',
    'Each group is a heading of level 2 with a list of links.',
  ],
  owes: [
    'A place after `main`, and not within it.',
    'Titles of groups, of which no two are alike.',
    'A heading of level 2 in `contact`, like those of the groups.',
  ],
};
