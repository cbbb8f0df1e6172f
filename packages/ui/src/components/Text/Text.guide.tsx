import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from './Text.tsx';

const rents = ['1\u00a0111\u00a0€', '1\u00a0250\u00a0€', '699\u00a0€'];

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For running text: an announcement’s description, a sentence below a heading.',
    'As `lead` once, below the heading of a page; `small` for what stands beside something else.',
    'With `isTabular` for numbers that stand above each other.',
  ],
  avoid: [
    { when: 'It names what follows.', take: 'Heading' },
    { when: 'Facts are listed with their names.', take: 'DefinitionList' },
    { when: 'It explains a field.', take: 'The field’s `description`' },
    { when: 'It is a warning, or good news.', take: 'Notice' },
    { when: 'It is a price.', take: 'PriceDisplay' },
  ],
  anatomy: {
    picture: (
      <Stack gap={3}>
        <Text size="lead">A bright shop on the ground floor.</Text>
        <Text>Heat and water are part of the rent. The lease begins on the first day of a month.</Text>
        <Text size="small" tone="muted">
          Within 3 km of Mannerheimintie 1
        </Text>
      </Stack>
    ),
    parts: [
      { name: 'Lead', about: 'What the page is about, in a sentence or two.', selector: 'p:nth-child(1)' },
      {
        name: 'Body',
        about:
          'What is read from beginning to end. Its lines end after 68 characters, however wide the window is.',
        selector: 'p:nth-child(2)',
      },
      {
        name: 'Small',
        about: 'What may be read second, here also `muted`. Nothing long is small.',
        selector: 'p:nth-child(3)',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Stack gap={1}>
            <Text weight="strong">Porkkalankatu 1</Text>
            <Text>Two rooms and a shop window on the ground floor.</Text>
            <Text size="small" tone="muted">
              400 m away
            </Text>
          </Stack>
        ),
        why: 'One line is strong, one is muted, and the eye knows where to begin.',
      },
      wrong: {
        picture: (
          <Stack gap={1}>
            <Text weight="strong">Porkkalankatu 1</Text>
            <Text weight="strong">Two rooms and a shop window on the ground floor.</Text>
            <Text weight="strong">400 m away</Text>
          </Stack>
        ),
        why: 'Where all is strong, nothing is.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap={1} align="end">
            {rents.map((rent) => (
              <Text key={rent} isTabular>
                {rent}
              </Text>
            ))}
          </Stack>
        ),
        why: 'Digits of one width (`isTabular`): hundreds stand below hundreds.',
      },
      wrong: {
        picture: (
          <Stack gap={1} align="end">
            {rents.map((rent) => (
              <Text key={rent}>{rent}</Text>
            ))}
          </Stack>
        ),
        why: 'A narrow 1 shifts what stands before it, and the columns break.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap={2}>
            <Heading level={3}>What the rent contains</Heading>
            <Text>Heat, water and cleaning of the stairs.</Text>
          </Stack>
        ),
        why: 'A heading is a Heading: screen readers find it and leap to it.',
      },
      wrong: {
        picture: (
          <Stack gap={2}>
            <Text size="lead" weight="strong">
              What the rent contains
            </Text>
            <Text>Heat, water and cleaning of the stairs.</Text>
          </Stack>
        ),
        why: 'It looks like a heading, and is none for whoever cannot see it.',
      },
    },
  ],
  keys: [],
  focus: [],
  heard: [
    'A paragraph, or the element that `as` says. Size, tone and weight are not heard.',
    'By its `id` a control can take it as its description (`aria-describedby`).',
  ],
  owes: [
    '`lang` on an element around a text in another language than the page’s.',
    'Another mark than weight alone for what must not be overlooked: a Badge, a Notice, or words.',
  ],
};
