import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './Disclosure.css.ts';
import { Disclosure } from './Disclosure.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For what few need: optional questions of a form, the terms behind a price.',
    'As `section` for a part of a page between rules; several below each other share them.',
    'As `quiet` for a small addition to what stands above, such as the table of a chart.',
  ],
  avoid: [
    { when: 'Most people need it.', take: 'a Heading, and the content in sight' },
    { when: 'One of a few views is chosen.', take: 'Tabs or SegmentedControl' },
    { when: 'It holds actions.', take: 'Menu' },
    { when: 'It is a task of its own.', take: 'Dialog' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <Disclosure
          title="More about you"
          description="Optional; landlords never see it"
          headingLevel={2}
          isDefaultOpen
        >
          <TextField label="Time in the country" end="years" />
        </Disclosure>
      </Wide>
    ),
    parts: [
      {
        name: 'Button',
        about: 'The whole line can be pressed; in the quiet one only its words and the arrow.',
        selector: byClass(styles.trigger({ variant: 'section' })),
      },
      {
        name: 'Title',
        about: 'What is inside. It stays the same, open or closed.',
        selector: byClass(styles.words),
      },
      {
        name: 'Arrow',
        about: 'Points down while it is closed, and up while it is open.',
        selector: byClass(styles.chevron),
      },
      {
        name: 'Description',
        about: 'Seen open or closed: it helps to decide whether to open. It may be missing.',
        selector: byClass(styles.description),
      },
      {
        name: 'Content',
        about: 'Keeps its state while it is closed, and is printed in any case.',
        selector: byClass(styles.content({ variant: 'section' })),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <Disclosure title="Rent and deposit">
              <Text>The rent is paid monthly in advance.</Text>
            </Disclosure>
          </Wide>
        ),
        why: 'The title names what is inside. The arrow says whether it is open.',
      },
      wrong: {
        picture: (
          <Wide>
            <Disclosure title="Show more">
              <Text>The rent is paid monthly in advance.</Text>
            </Disclosure>
          </Wide>
        ),
        why: 'More of what? And open, it still offers to show.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap="fields">
            <TextField label="Email address" isRequired type="email" />
            <Disclosure title="More about your company" description="Optional">
              <TextField label="Web address" />
            </Disclosure>
          </Stack>
        ),
        why: 'What has to be answered stands in sight. Only the rest is behind a press.',
      },
      wrong: {
        picture: (
          <Wide>
            <Disclosure title="Your email">
              <TextField label="Email address" isRequired type="email" />
            </Disclosure>
          </Wide>
        ),
        why: 'A question that everybody has to answer, behind a button that nobody has to press.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches the button, and then what is inside, if it is open.' },
    { name: 'Enter, Space', does: 'Open and close it.' },
  ],
  focus: [
    'Opening leaves the focus on the button.',
    'Where the browser can, a search in the page finds what is closed, and opens it.',
  ],
  heard: [
    'A `button` named by the title, which says whether it is open, described by the description. With `headingLevel` it is a heading, too.',
    'Open, the content is a `group` named by the title. Closed, it is not read.',
  ],
  owes: [
    '`isOpen` where something inside has to be mended: an error in a closed part is found by nobody.',
    'The level of the heading that fits the outline of the page, where it is a part of it.',
  ],
};
