import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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

export const DarkTheme: Story = { args: { value: 'dark' }, globals: { theme: 'dark' } };
