import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { card } from './Card.css.ts';
import { Card } from './Card.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For things that are many and separate, each on a sheet of its own: the sections of an account, the offers of a list.',
    'As a `section` named by its heading, or as an `article` or `li` within a list.',
  ],
  avoid: [
    { when: 'There is only one of it on the page.', take: 'Stack, without a frame' },
    { when: 'It shows premises.', take: 'PropertyCard' },
    { when: 'It shows a match.', take: 'MatchCard' },
    { when: 'It shows one number.', take: 'StatTile' },
    { when: 'What is inside is rarely needed.', take: 'Disclosure' },
  ],
  anatomy: {
    picture: (
      <Card as="section" aria-labelledby="card-guide-payment">
        <Stack gap={2}>
          <Heading level={2} size="heading" id="card-guide-payment">
            Payment
          </Heading>
          <Text tone="muted">The rent is paid monthly in advance.</Text>
        </Stack>
      </Card>
    ),
    parts: [
      {
        name: 'Sheet',
        about: 'A ground of its own in a hairline. Narrow screens get less room at the edges.',
        selector: byClass(card),
      },
      {
        name: 'Heading',
        about: 'Names the sheet, where it is a `section`.',
        selector: 'h2',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Stack gap={4}>
            <Card>
              <Text>Office, 80 m²</Text>
            </Card>
            <Card>
              <Text>Storage, 128 m²</Text>
            </Card>
          </Stack>
        ),
        why: 'Two sheets, two things: where one ends and the next begins is seen.',
      },
      wrong: {
        picture: (
          <Card>
            <Stack gap={4}>
              <Card>
                <Text>Office, 80 m²</Text>
              </Card>
              <Card>
                <Text>Storage, 128 m²</Text>
              </Card>
            </Stack>
          </Card>
        ),
        why: 'A frame around frames says nothing more, and takes the room of the words.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap={2}>
            <Heading level={2}>Forgot your password?</Heading>
            <Text>We send a new one to your email.</Text>
          </Stack>
        ),
        why: 'The only content of a page stands on the page itself.',
      },
      wrong: {
        picture: (
          <Card>
            <Stack gap={2}>
              <Heading level={2}>Forgot your password?</Heading>
              <Text>We send a new one to your email.</Text>
            </Stack>
          </Card>
        ),
        why: 'A frame around everything divides it from nothing.',
      },
    },
  ],
  keys: [],
  focus: ['The sheet itself takes no focus, and cannot be pressed: the links and buttons in it can.'],
  heard: [
    'Nothing as a `div`. As a `section` with `aria-labelledby` it is a region of that name; as a `li` it counts in its list.',
  ],
  owes: [
    'A heading of the right level, whose id is `aria-labelledby`, in every `section`.',
    'A list around sheets that are `li`.',
  ],
};
