import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { untilStill } from '../../testing/untilStill.ts';
import { guide } from './ThemeMenu.guide.tsx';
import { ThemeMenu, type ThemeMenuProps } from './ThemeMenu.tsx';

const meta = {
  title: 'Navigation/ThemeMenu',
  component: ThemeMenu,
  parameters: { guide },
  args: {
    label: 'Theme',
    choiceLabels: { system: 'System', light: 'Light', dark: 'Dark' },
    value: 'system',
    onChange: fn(),
    loadLabels: { loading: 'Loading the menu', failed: 'Couldn’t load the menu.', retry: 'Try again' },
  },
  render: Held,
} satisfies Meta<typeof ThemeMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

function Held(props: ThemeMenuProps) {
  const [value, setValue] = useState(props.value);
  const choose = (choice: ThemeMenuProps['value']) => {
    props.onChange(choice);
    setValue(choice);
  };
  return <ThemeMenu {...props} value={value} onChange={choose} />;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Theme: System' })).toBeVisible();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const States: Story = {
  render: (args) => (
    <Inline>
      <ThemeMenu {...args} value="light" />
      <ThemeMenu {...args} value="dark" />
      <ThemeMenu {...args} value="system" />
    </Inline>
  ),
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).not.toBeChecked();
    await untilStill();
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Theme: Dark' })).toHaveFocus());
  },
};

export const EscapeChangesNothing: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Theme: System' })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const DarkTheme: Story = {
  tags: ['behaviour'],
  args: { value: 'dark' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await untilStill();
  },
};
