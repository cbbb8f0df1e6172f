import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
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

export const AtBothEnds: Story = {
  args: {
    as: 'header',
    justify: 'between',
    children: (
      <>
        <Heading level={2}>Announcements</Heading>
        <Button>New announcement</Button>
      </>
    ),
  },
};

export const OnOneBaseline: Story = {
  args: {
    align: 'baseline',
    children: (
      <>
        <Heading level={2}>12 matches</Heading>
        <span>within 3 km</span>
      </>
    ),
  },
};

const kinds = ['Office', 'Retail', 'Storage', 'Studio', 'Restaurant', 'Garage'].map((kind) => (
  <li key={kind}>
    <Badge>{kind}</Badge>
  </li>
));

export const List: Story = { args: { as: 'ul', gap: 2, children: kinds } };

export const WrapsWhereThereIsNoRoom: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { as: 'ul', children: kinds },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
    await expectNoSideScroll();
  },
};
