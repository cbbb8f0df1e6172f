import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { drawRoom } from './Panorama.fixtures.ts';
import { guide } from './Panorama.guide.tsx';
import { Panorama } from './Panorama.tsx';

const meta = {
  title: 'Pictures/Panorama',
  component: Panorama,
  parameters: { guide },
  args: {
    src: drawRoom(),
    alt: 'The hall, all around',
    labels: {
      left: 'Turn left',
      right: 'Turn right',
      up: 'Look up',
      down: 'Look down',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      loading: 'Loading the panorama',
      missing: 'This picture is missing',
    },
  },
} satisfies Meta<typeof Panorama>;

export default meta;

type Story = StoryObj<typeof meta>;

const soon = { timeout: 15_000 };

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'The hall, all around' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await canvas.findByRole('button', { name: 'Turn left' }, soon);
    await expect(canvas.getByRole('img', { name: 'The hall, all around' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
    await expect(canvasElement.querySelector('style')).toBeNull();
  },
};

export const TurnedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Turn left' }, soon);
    const names = ['Turn left', 'Turn right', 'Look up', 'Look down', 'Zoom in', 'Zoom out'];
    for (const name of names) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}{ArrowRight}+');
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

export const LetsGoWhenGone: Story = {
  tags: ['behaviour'],
  render: function Render(args) {
    const [isShown, setIsShown] = useState(true);
    return (
      <Stack gap={4} align="start">
        <Button onPress={() => setIsShown(!isShown)}>Turn the page</Button>
        {isShown && <Panorama {...args} />}
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Turn left' }, soon);
    const context = canvasElement.querySelector('canvas')?.getContext('webgl2');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the page' }));
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeNull());
    await waitFor(() => expect(context?.isContextLost()).toBe(true));
    // Gone before the viewer has arrived.
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Turn the page' }));
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
};

export const MissingPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('This picture is missing')).toBeVisible(), soon);
    await expect(canvasElement.querySelector('canvas')).toBeNull();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const RightToLeftSafe: Story = {
  tags: ['behaviour'],
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const left = await canvas.findByRole('button', { name: 'Turn left' }, soon);
    const right = canvas.getByRole('button', { name: 'Turn right' });
    await expect(left.getBoundingClientRect().left).toBeLessThan(right.getBoundingClientRect().left);
  },
};
