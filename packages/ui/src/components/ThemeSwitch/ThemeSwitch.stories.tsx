import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Components/ThemeSwitch',
  component: ThemeSwitch,
  args: {
    label: 'Theme',
    choiceLabels: { system: 'System', light: 'Light', dark: 'Dark' },
    value: 'system',
    onChange: fn(),
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChosenByArrowKeys: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ThemeSwitch
        {...args}
        value={value}
        onChange={(choice) => {
          args.onChange(choice);
          setValue(choice);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};

export const LongFinnishText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Ulkoasu',
    choiceLabels: { system: 'Käyttöjärjestelmän mukaan', light: 'Vaalea teema', dark: 'Tumma teema' },
  },
};

export const RightToLeftSafe: Story = { decorators: [rightToLeft] };

export const DarkTheme: Story = { args: { value: 'dark' }, globals: { theme: 'dark' } };
