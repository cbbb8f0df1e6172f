import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { guide } from './Stack.guide.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: { guide },
  args: {
    children: (
      <>
        <Heading level={2}>Matches</Heading>
        <Text>12 premises within 3 km of Kalevankatu 30.</Text>
        <Text>The best one is 400 m away.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fields: Story = {
  args: {
    gap: 'fields',
    children: (
      <>
        <TextField label="First name" />
        <TextField label="Last name" />
      </>
    ),
  },
};

const kinds = ['Office', 'Storage', 'Retail'].map((kind) => (
  <li key={kind}>
    <Badge>{kind}</Badge>
  </li>
));

export const List: Story = { args: { as: 'ul', gap: 2, children: kinds } };

export const Centred: Story = { args: { align: 'center' } };

export const ChildrenStandEvenlyApart: Story = {
  tags: ['behaviour'],
  args: { as: 'ul', gap: 6, children: kinds },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    const gaps = boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0));
    await expect(gaps).toEqual([24, 24]);
  },
};
