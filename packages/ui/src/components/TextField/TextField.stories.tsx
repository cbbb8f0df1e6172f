import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { InState } from '../../testing/InState.tsx';
import { guide } from './TextField.guide.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: { guide },
  args: { label: 'Email', type: 'email', autoComplete: 'email', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await userEvent.type(field, 'a@b.fi');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b.fi');
  },
};

export const FilledByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('a@b.fi');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b.fi');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <TextField label="First name" autoComplete="given-name" isRequired defaultValue="Aino" />
      <TextField label="Rent per month" inputMode="decimal" end="€" description="Without value added tax." />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        isRequired
        defaultValue="040"
        errorMessage="Enter the whole number, for example 040 123 4567."
      />
      <TextField label="Time in Finland" inputMode="numeric" end="years" />
    </Stack>
  ),
};

export const HoverAndFocus: Story = {
  render: () => (
    <Stack gap={6}>
      <InState state="hovered">
        <TextField label="Hovered" defaultValue="Aino" />
      </InState>
      <InState state="focused">
        <TextField label="Focused" defaultValue="Aino" />
      </InState>
      <InState state="focused">
        <TextField label="Focused, with an error" errorMessage="Enter your first name." />
      </InState>
    </Stack>
  ),
};

export const DarkTheme: Story = { globals: { theme: 'dark' }, render: States.render ?? (() => <></>) };

export const ErrorIsReadWithTheField: Story = {
  tags: ['behaviour'],
  args: { isRequired: true, description: 'We’ll send a link here.', errorMessage: 'Enter your email.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Enter your email.');
  },
};

export const OptionalMarkIsPartOfTheName: Story = {
  tags: ['behaviour'],
  args: { label: 'Current address', optionalMark: '(optional)', type: 'text', autoComplete: 'off' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Current address (optional)');
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'x'.repeat(300),
    description: 'y'.repeat(300),
    errorMessage: 'z'.repeat(300),
    defaultValue: 'a'.repeat(300),
    end: 'kuukaudessa',
  },
  play: expectNoSideScroll,
};
