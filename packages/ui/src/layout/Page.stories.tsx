import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/Badge/Badge.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Inline } from './Inline.tsx';
import { guide } from './Page.guide.tsx';
import { Page } from './Page.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    as: 'main',
    children: (
      <Stack gap={6}>
        <Heading level={1}>Announcements</Heading>
        <Text size="lead">Two things, evenly apart, and a list:</Text>
        <Inline gap={2}>
          {['Office', 'Retail', 'Warehouse', 'Studio'].map((name) => (
            <Badge key={name}>{name}</Badge>
          ))}
        </Inline>
      </Stack>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
