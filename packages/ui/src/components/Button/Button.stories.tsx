import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { InEachState } from '../../testing/InState.tsx';
import { guide } from './Button.guide.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'Continue', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const variants = (
  <Inline>
    <Button>Continue</Button>
    <Button variant="secondary">Back</Button>
    <Button variant="quiet">Cancel</Button>
    <Button variant="danger">Delete</Button>
  </Inline>
);

export const Variants: Story = {
  render: () => (
    <Stack gap={6}>
      {variants}
      <Inline>
        <Button size="small">Make public</Button>
        <Button size="small" variant="secondary">
          Make hidden
        </Button>
        <Button size="small" variant="quiet">
          Edit
        </Button>
        <Button size="small" variant="danger">
          Delete
        </Button>
      </Inline>
      <Inline>
        <Button variant="secondary">
          <Icon name="arrowLeft" />
          Back
        </Button>
        <Button>
          Continue
          <Icon name="arrowRight" />
        </Button>
      </Inline>
    </Stack>
  ),
};

export const HoverAndFocus: Story = { render: () => <InEachState>{variants}</InEachState> };

export const PressedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const PendingKeepsFocusAndIgnoresPresses: Story = {
  tags: ['behaviour'],
  render: function Render() {
    const [presses, setPresses] = useState(0);
    return (
      <Inline>
        <Button
          isPending={presses > 0}
          pendingLabel="Saving"
          onPress={() => setPresses((count) => count + 1)}
        >
          Save changes
        </Button>
        <span>{presses} saved</span>
      </Inline>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const width = button.offsetWidth;
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
    await expect(button).toHaveAccessibleName('Save changes');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('1 saved')).toBeVisible();
    await expect(button.offsetWidth).toBe(width);
  },
};

export const PendingVariants: Story = {
  render: () => (
    <Inline>
      <Button isPending pendingLabel="Saving">
        Save
      </Button>
      <Button variant="secondary" isPending pendingLabel="Saving">
        Save
      </Button>
      <Button variant="quiet" isPending pendingLabel="Saving">
        Save
      </Button>
      <Button variant="danger" isPending pendingLabel="Deleting">
        Delete
      </Button>
    </Inline>
  ),
};

export const PendingKeepsFillAndWords: Story = {
  tags: ['behaviour'],
  args: { isPending: false, pendingLabel: 'Saving' },
  render: (args) => (
    <Stack gap={4} align="start">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Inline key={variant}>
          <Button {...args} variant={variant} isPending={false} pendingLabel="Saving" />
          <Button {...args} variant={variant} isPending pendingLabel="Saving" />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('button').map((button) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(button);
      const text = within(button).getByText('Continue');
      return [backgroundColor, borderColor, color, getComputedStyle(text).opacity, button.offsetWidth];
    });
    for (let index = 0; index < looks.length; index += 2) {
      await expect(looks[index + 1]).toEqual(looks[index]);
    }
  },
};

export const DisabledCanBeReachedButNotPressed: Story = {
  tags: ['behaviour'],
  args: { isDisabled: true, 'aria-describedby': 'reason' },
  render: (args) => (
    <Inline>
      <Button {...args} />
      <span id="reason">Select a location first</span>
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Select a location first');
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'liiketila'.repeat(33) },
};

export const DarkTheme: Story = { globals: { theme: 'dark' }, render: Variants.render ?? (() => <></>) };
