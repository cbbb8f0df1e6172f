import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline.tsx';
import { guide } from './Icon.guide.tsx';
import { Icon, iconNames } from './Icon.tsx';

const meta = {
  title: 'Pictures/Icon',
  component: Icon,
  parameters: { guide },
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Inline gap={6}>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Icon name="star" isFilled />
    </Inline>
  ),
};
