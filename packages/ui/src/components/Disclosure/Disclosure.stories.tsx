import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Disclosure.guide.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  parameters: { guide },
  args: {
    title: 'More about you',
    description: 'Optional; landlords never see it',
    children: <TextField label="Time in the country" />,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

const trigger = { name: 'More about you' };

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', trigger);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAccessibleDescription('Optional; landlords never see it');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  args: { isOpen: true, onOpenChange: fn(), headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('More about you');
    await expect(canvas.getByRole('group', trigger)).toBeVisible();
  },
};

export const Quiet: Story = {
  args: { variant: 'quiet', title: 'View as table' },
  render: ({ description: _, ...args }) => <Disclosure {...args} />,
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InEachState of={['hovered', 'focused']}>
      <Disclosure {...args} />
      <Disclosure variant="quiet" title="View as table">
        <Text>The same figures in rows.</Text>
      </Disclosure>
    </InEachState>
  ),
};

export const SeveralShareTheirRules: Story = {
  render: () => (
    <div>
      <Disclosure title="Rent and deposit" headingLevel={2}>
        <Text>The rent is paid monthly in advance.</Text>
      </Disclosure>
      <Disclosure title="Access" headingLevel={2} isOpen onOpenChange={fn()}>
        <Text>Step-free from the street, lift to every floor.</Text>
      </Disclosure>
      <Disclosure title="Surroundings" headingLevel={2}>
        <Text>Metro at 200 metres.</Text>
      </Disclosure>
    </div>
  ),
};

export const OpenedAndClosedByKeyboard: Story = {
  tags: ['behaviour'],
  args: { onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', trigger);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Four years');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox')).toHaveValue('Four years');
  },
};

function OpenedFromOutside() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack>
      <Button onPress={() => setIsOpen(true)}>Check</Button>
      <Disclosure title="More about you" isOpen={isOpen} onOpenChange={setIsOpen}>
        <TextField label="Time in the country" errorMessage="Enter a number of years" />
      </Disclosure>
    </Stack>
  );
}

export const OpenedWhereSomethingInsideHasToBeMended: Story = {
  tags: ['behaviour'],
  render: () => <OpenedFromOutside />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('Enter a number of years')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', trigger));
    await expect(canvas.getByRole('button', trigger)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'x'.repeat(300), description: 'y'.repeat(300), isOpen: true, onOpenChange: fn() },
};
