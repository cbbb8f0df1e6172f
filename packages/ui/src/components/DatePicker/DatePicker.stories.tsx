import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { calendar, parseDay } from '../../testing/writing.ts';
import { guide } from './DatePicker.guide.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  parameters: { guide },
  args: { ...calendar, label: 'Move-in date', minimum: '2026-03-10', onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Complains of days before the minimum, as an app would. */
function Held({ onChange, ...props }: DatePickerProps) {
  const [typed, setTyped] = useState(props.value ?? '');
  const day = parseDay(typed);
  const isTooEarly = day !== null && props.minimum !== undefined && day < props.minimum;
  return (
    <DatePicker
      {...props}
      value={typed}
      onChange={(next) => {
        onChange?.(next);
        setTyped(next);
      }}
      {...(isTooEarly && { errorMessage: 'Enter 10/03/2026 or a later date.' })}
    />
  );
}

const openerIn = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', { name: 'Select date: Move-in date' });

const dayIn = (grid: HTMLElement, day: string) => within(grid).getByText(day);

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <DatePicker
        {...calendar}
        label="Move-in date"
        isRequired
        defaultValue="2026-03-15"
        minimum="2026-03-10"
      />
      <DatePicker
        {...calendar}
        label="Move-out date"
        optionalMark="(optional)"
        description="If you know it already."
      />
      <DatePicker
        {...calendar}
        label="Available from"
        isRequired
        defaultValue="31.2.2026"
        errorMessage="Enter a date, for example 31/12/2026."
      />
    </Stack>
  ),
};

export const Open: Story = {
  args: { defaultValue: '2026-03-18' },
  play: async ({ canvas }) => {
    await userEvent.click(openerIn(canvas));
    const dialog = await screen.findByRole('dialog', { name: 'Select date: Move-in date' });
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(dayIn(grid, '18')).toBeVisible());
    await expect(dayIn(grid, '18').parentElement).toHaveAttribute('aria-selected', 'true');
    await expect(dayIn(grid, '9')).toHaveAttribute('aria-disabled', 'true');
    await expect(dayIn(grid, '10')).not.toHaveAttribute('aria-disabled');
    // Back to a month before the minimum.
    await expect(dialog.querySelector('button[slot="previous"]')).toBeDisabled();
  },
};

export const ChosenByKeyboardAndFocusReturns: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '2026-03-18' },
  play: async ({ canvas, args }) => {
    const opener = openerIn(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(dayIn(grid, '18')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-26');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  },
};

export const EscapeChangesNothing: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '2026-03-18' },
  play: async ({ canvas, args }) => {
    const opener = openerIn(canvas);
    await userEvent.click(opener);
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OpenedFromTheField: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '18.3.2026' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Move-in date' });
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const grid = await screen.findByRole('grid');
    // It shows the day that was typed.
    await waitFor(() => expect(dayIn(grid, '18')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('19/03/2026');
  },
};

export const TypedBeforeTheMinimumStaysAndIsExplained: Story = {
  tags: ['behaviour'],
  render: Held,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('9.3.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('9.3.2026');
    await expect(canvas.getByText('Enter 10/03/2026 or a later date.')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}2026-03-10');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-10');
    await expect(canvas.queryByText('Enter 10/03/2026 or a later date.')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('10/03/2026');
  },
};

export const StoredBeforeTheMinimumIsNoError: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '2020-01-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('31/01/2020');
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};
