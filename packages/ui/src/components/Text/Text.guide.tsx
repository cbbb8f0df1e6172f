import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from './Text.tsx';

export const guide: Guide = {
  use: [
    'For body text: an announcement’s description, a sentence below a heading.',
    'As `lead` once, below the heading of a page; `small` for secondary text.',
  ],
  avoid: [
    { when: 'It names what follows.', take: 'Heading' },
    { when: 'Facts have names.', take: 'DefinitionList' },
    { when: 'It explains a field.', take: 'The field’s `description`' },
    { when: 'It’s a warning, or good news.', take: 'Notice' },
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
        why: 'One strong line, one muted: the eye knows where to start.',
      },
      wrong: {
        picture: (
          <Stack gap={1}>
            <Text weight="strong">Porkkalankatu 1</Text>
            <Text weight="strong">Two rooms and a shop window on the ground floor.</Text>
            <Text weight="strong">400 m away</Text>
          </Stack>
        ),
        why: 'When everything is strong, nothing is.',
      },
    },
  ],
  heard: [
    'A paragraph, or the element in `as`. Size, tone and weight aren’t announced.',
    'A control can use it as its description by its `id` (`aria-describedby`).',
  ],
  owes: [
    '`lang` on an element around text in another language.',
    'More than bold text for what must not be missed: a Badge, a Notice, or words.',
  ],
};
