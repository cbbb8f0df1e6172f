import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Card.guide.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  parameters: { guide },
  args: {
    as: 'section',
    'aria-labelledby': 'heading',
    children: (
      <Stack gap={2}>
        <Heading level={2} size="heading" id="heading">
          Payment
        </Heading>
        <Text tone="muted">Coming soon</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { as: 'div', children: <Text>{'x'.repeat(300)}</Text> },
};
