import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './SegmentedControl.guide.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const views = [
  { value: 'list', label: 'List' },
  { value: 'plot', label: 'Plot' },
  { value: 'both', label: 'Both' },
];

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  parameters: { guide },
  args: { label: 'Show', options: views, value: 'list', onChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;

type Story = StoryObj<typeof meta>;

function Held(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

export const Default: Story = { render: (args) => <Held {...args} /> };

export const States: Story = {
  render: (args) => (
    <Stack gap={6} align="start">
      <Held {...args} />
      <Held {...args} label="Small" size="small" value="plot" />
      <Held {...args} label="Hidden label" isLabelHidden value="both" />
      <Held
        {...args}
        label="With counts"
        options={[
          { value: 'open', label: 'Open', count: '3' },
          { value: 'closed', label: 'Closed', count: '1 204' },
        ]}
        value="open"
      />
    </Stack>
  ),
};

/** On phones, a row that scrolls. */
export const Four: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    options: [
      { value: 'open', label: 'Open', count: '3' },
      { value: 'appealed', label: 'Appealed', count: '1' },
      { value: 'decided', label: 'Decided', count: '12' },
      { value: 'closed', label: 'Closed', count: '40' },
    ],
    value: 'open',
  },
  render: (args) => <Held {...args} />,
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InEachState of={['hovered', 'focused']}>
      <Held {...args} />
    </InEachState>
  ),
};

export const ChosenByArrowKeys: Story = {
  tags: ['behaviour'],
  render: (args) => <Held {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('plot');
    await expect(canvas.getByRole('radio', { name: 'Plot' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('both');
  },
};
