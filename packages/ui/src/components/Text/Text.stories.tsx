import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack.tsx';
import { guide } from './Text.guide.tsx';
import { Text } from './Text.tsx';

const finnish =
  'Valoisa katutason liiketila vilkkaan kauppakadun varrella. Tilassa on suuret näyteikkunat, takahuone, keittiö ja esteetön sisäänkäynti; vuokraan sisältyvät lämpö ja vesi.';

const meta = {
  title: 'Layout/Text',
  component: Text,
  parameters: { guide },
  args: { children: finnish },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="lead" />
      <Text {...args} />
      <Text {...args} size="small" tone="muted" />
      <Text weight="strong">1 250 € / month</Text>
    </Stack>
  ),
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'x'.repeat(300) },
};
