import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack.tsx';
import { guide } from './Heading.guide.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 1, children: 'Property & Landlord Profile' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack gap={5}>
      <Heading level={1} size="hero">
        Premises that fit
      </Heading>
      <Heading level={2} size="display">
        Search for commercial space
      </Heading>
      <Heading level={2}>Property &amp; Landlord Profile</Heading>
      <Heading level={3}>Basic information</Heading>
      <Heading level={4}>Available from</Heading>
    </Stack>
  ),
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'x'.repeat(300) },
};
