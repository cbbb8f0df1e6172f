import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { guide } from './Avatar.guide.tsx';
import { Avatar, logoCount } from './Avatar.tsx';

const meta = {
  title: 'Pictures/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { number: 77 },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

const numbers = Array.from({ length: logoCount }, (_, index) => index + 1);

// A picture of one spruce-green pixel.
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGMQjpn6HwAEWgJVFOSKtAAAAABJRU5ErkJggg==';

export const Default: Story = {
  args: { alt: 'Aino' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Aino' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Inline>
  ),
};

export const Decorative: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Picture: Story = {
  args: { picture: pixel, alt: 'Aino', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Aino' })).toHaveAttribute('src', pixel);
  },
};

export const BrokenPicture: Story = {
  args: { picture: 'data:image/png;base64,AAAA', alt: 'Aino', size: 'large' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Aino' }).tagName).toBe('svg'));
  },
};

export const NumberOutOfRange: Story = { tags: ['behaviour'], args: { number: -12_345, alt: 'Aino' } };

export const AllHundred: Story = {
  render: () => (
    <Inline gap={2}>
      {numbers.map((number) => (
        <Avatar key={number} number={number} />
      ))}
    </Inline>
  ),
};

/** Colours aside, any two of them differ in at least a twentieth of what is drawn. */
export const NoTwoLookAlike: Story = {
  tags: ['behaviour'],
  ...AllHundred,
  play: async ({ canvasElement }) => {
    const signs = [...canvasElement.querySelectorAll('svg')].map(pointsOf);
    const differences = signs.flatMap((one, index) =>
      signs
        .slice(index + 1)
        .map((other) => one.filter((isFilled, place) => isFilled !== other[place]).length),
    );
    await expect(differences).toHaveLength((logoCount * (logoCount - 1)) / 2);
    await expect(Math.min(...differences)).toBeGreaterThan(SAMPLES ** 2 / 20);
  },
};

const SAMPLES = 24;

/** Which points of the sign's 24 by 24 lie inside a shape. */
function pointsOf(logo: SVGSVGElement): boolean[] {
  const paths = [...logo.querySelectorAll('path')].map(tracedPath);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  return Array.from({ length: SAMPLES ** 2 }, (_, index) =>
    paths.some((path) =>
      canvas?.isPointInPath(path, (index % SAMPLES) + 0.5, Math.floor(index / SAMPLES) + 0.5),
    ),
  );
}

/** The path where its element shows it. */
function tracedPath(element: SVGPathElement): Path2D {
  const path = new Path2D();
  const matrix = element.transform.baseVal.consolidate()?.matrix;
  path.addPath(new Path2D(element.getAttribute('d') ?? ''), matrix);
  return path;
}
