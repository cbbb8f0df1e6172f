import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { guide } from './PremisesDrawing.guide.tsx';
import { PremisesDrawing, premisesDrawingCount } from './PremisesDrawing.tsx';
import { large, small } from './PremisesDrawing.stories.css.ts';

const meta = {
  title: 'Pictures/PremisesDrawing',
  component: PremisesDrawing,
  parameters: { guide },
  args: { number: 1 },
} satisfies Meta<typeof PremisesDrawing>;

export default meta;

type Story = StoryObj<typeof meta>;

const numbers = Array.from({ length: premisesDrawingCount }, (_, index) => index + 1);

function all(frame: string) {
  return (
    <Inline gap={4}>
      {numbers.map((number) => (
        <div key={number} className={frame}>
          <PremisesDrawing number={number} />
        </div>
      ))}
    </Inline>
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Large: Story = { render: () => all(large) };

export const Thumbnails: Story = { render: () => all(small) };

export const BeyondTheLast: Story = { tags: ['behaviour'], args: { number: 12345 } };
