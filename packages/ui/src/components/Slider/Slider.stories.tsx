import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { formatNumber } from '../../testing/writing.ts';
import { guide } from './Slider.guide.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  parameters: { guide },
  args: {
    label: 'Rent per month',
    value: 1350,
    minimum: 700,
    maximum: 1800,
    step: 50,
    formatted: '1\u00a0350\u00a0€',
    onChange: fn(),
  },
} satisfies Meta<typeof Slider>;

export default meta;

type Story = StoryObj<typeof meta>;

function Held(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
      {...props}
      value={value}
      formatted={`${formatNumber(String(value))}\u00a0€`}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

export const Default: Story = { render: Held };

export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Slider {...args} label="Smallest" value={700} formatted={'700\u00a0€'} />
      <Slider {...args} />
      <Slider {...args} label="Largest" value={1800} formatted={'1\u00a0800\u00a0€'} />
    </Stack>
  ),
};

export const UnderPointerAndKeyboard: Story = {
  render: (args) => (
    <InEachState of={['hovered', 'focused']}>
      <Slider {...args} />
    </InEachState>
  ),
};

export const Moved: Story = {
  tags: ['behaviour'],
  render: Held,
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Rent per month' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '1\u00a0350\u00a0€');
    // Simulated keys do not move the browser's own control.
    await fireEvent.change(slider, { target: { value: '1400' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(1400);
    await expect(slider).toHaveAttribute('aria-valuetext', '1\u00a0400\u00a0€');
    await expect(canvas.getByText('1 400 €')).toBeVisible();
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'x'.repeat(300) },
  play: expectNoSideScroll,
};
