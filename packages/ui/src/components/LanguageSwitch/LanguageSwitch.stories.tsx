import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { untilStill } from '../../testing/untilStill.ts';
import { guide } from './LanguageSwitch.guide.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';

const meta = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  parameters: { guide },
  args: {
    label: 'Language',
    languages: [
      { code: 'en', name: 'English' },
      { code: 'fi', name: 'Suomi' },
      { code: 'sv', name: 'Svenska' },
    ],
    value: 'en',
    onChange: fn(),
    loadLabels: { loading: 'Loading the menu', failed: 'Couldn’t load the menu.', retry: 'Try again' },
  },
  render: Held,
} satisfies Meta<typeof LanguageSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

function Held(props: LanguageSwitchProps<string>) {
  const [value, setValue] = useState(props.value);
  const choose = (code: string) => {
    props.onChange(code);
    setValue(code);
  };
  return <LanguageSwitch {...props} value={value} onChange={choose} />;
}

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('menu');
  await untilStill();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Language: English' })).toBeVisible();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const EachInItsOwnLanguage: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await open(context);
    for (const [name, code] of [
      ['English', 'en'],
      ['Suomi', 'fi'],
      ['Svenska', 'sv'],
    ] as const) {
      const item = screen.getByRole('menuitemradio', { name });
      await expect(item.querySelector('[lang]')).toHaveAttribute('lang', code);
    }
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('sv{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('sv');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language: Svenska' })).toHaveFocus());
  },
};

export const EscapeChangesNothing: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language: English' })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const PresentOneIsNotAmongThem: Story = {
  tags: ['behaviour'],
  args: { value: 'et' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Language: et' })).toBeVisible();
  },
};
