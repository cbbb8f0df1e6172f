import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts';
import { guide } from './Inline.guide.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: { guide },
  args: {
    children: (
      <>
        <Button variant="secondary">Back</Button>
        <Button>Continue</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const kinds = ['Office', 'Retail', 'Storage', 'Studio', 'Restaurant', 'Garage'].map((kind) => (
  <Badge key={kind}>{kind}</Badge>
));

export const Near: Story = { args: { gap: 2, children: kinds } };

export const WrapsWhereThereIsNoRoom: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { children: kinds },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText(/./u).map((badge) => badge.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
    await expectNoSideScroll();
  },
};
