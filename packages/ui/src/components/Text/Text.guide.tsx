import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from './Text.tsx';

export const guide: Guide = {
  use: [
    'For running text: an announcement’s description, a sentence below a heading.',
    'As `lead` once, below the heading of a page; `small` for what stands beside something else.',
  ],
  avoid: [
    { when: 'It names what follows.', take: 'Heading' },
    { when: 'Facts are listed with their names.', take: 'DefinitionList' },
    { when: 'It explains a field.', take: 'The field’s `description`' },
    { when: 'It is a warning, or good news.', take: 'Notice' },
    { when: 'It is a price.', take: 'PriceDisplay' },
  ],
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
  ],
  heard: [
    'A paragraph, or the element that `as` says. Size, tone and weight are not heard.',
    'By its `id` a control can take it as its description (`aria-describedby`).',
  ],
  owes: [
    '`lang` on an element around a text in another language than the page’s.',
    'Another mark than weight alone for what must not be overlooked: a Badge, a Notice, or words.',
  ],
};
