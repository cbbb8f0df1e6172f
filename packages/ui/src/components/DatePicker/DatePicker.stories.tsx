import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { frame } from '../Field/Field.css.ts';
import { guide } from './DatePicker.guide.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  parameters: { guide },
  args: { label: 'Move-in date', minimum: '2026-03-10', onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Complains of days before the minimum, as an app would. */
function Held({ onChange, ...props }: DatePickerProps) {
  const [day, setDay] = useState(props.value ?? null);
  const isTooEarly = day !== null && props.minimum !== undefined && day < props.minimum;
  return (
    <DatePicker
      {...props}
      value={day}
      onChange={(next) => {
        onChange?.(next);
        setDay(next);
      }}
      {...(isTooEarly && { errorMessage: 'Choose 10/03/2026 or a later day.' })}
    />
  );
}

// React-aria names it in the language that the toolbar has chosen, and so it does the days.
const openerIn = (canvas: ReturnType<typeof within>) => canvas.getByRole('button');

const dayIn = (calendar: HTMLElement, day: string) => within(calendar).getByText(day);

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <DatePicker label="Move-in date" isRequired defaultValue="2026-03-15" minimum="2026-03-10" />
      <DatePicker label="Move-out date" optionalMark="(optional)" description="If you know it already." />
      <DatePicker label="Available from" isRequired errorMessage="Choose a day." />
      <DatePicker label="Agreed" isReadOnly defaultValue="2026-03-01" />
    </Stack>
  ),
};

export const Open: Story = {
  args: { defaultValue: '2026-03-18' },
  play: async ({ canvas }) => {
    await userEvent.click(openerIn(canvas));
    const dialog = await screen.findByRole('dialog', { name: 'Move-in date' });
    const calendar = await screen.findByRole('grid');
    await waitFor(() => expect(dayIn(calendar, '18')).toBeVisible());
    await expect(dayIn(calendar, '18').parentElement).toHaveAttribute('aria-selected', 'true');
    await expect(dayIn(calendar, '9')).toHaveAttribute('aria-disabled', 'true');
    await expect(dayIn(calendar, '10')).not.toHaveAttribute('aria-disabled');
    // Back to a month before the minimum.
    await expect(dialog.querySelector('button[slot="previous"]')).toBeDisabled();
  },
};

export const ChosenByKeyboardAndFocusReturns: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '2026-03-18' },
  play: async ({ canvas, args }) => {
    const opener = openerIn(canvas);
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const calendar = await screen.findByRole('grid');
    await waitFor(() => expect(dayIn(calendar, '18')).toHaveFocus());
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

export const TypedBeforeTheMinimumStaysAndIsExplained: Story = {
  tags: ['behaviour'],
  render: Held,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('09032026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-09');
    await expect(canvas.getByText('Choose 10/03/2026 or a later day.')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-10');
    await expect(canvas.queryByText('Choose 10/03/2026 or a later day.')).not.toBeInTheDocument();
  },
};

export const StoredBeforeTheMinimumIsNoError: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '2020-01-31' },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeValid();
  },
};

export const OpenOnNarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Liiketilahuoneiston vuokrasopimuksen mukainen sisäänmuuttopäivä',
    defaultValue: '2026-03-18',
  },
  play: async ({ canvas }) => {
    await userEvent.click(openerIn(canvas));
    await screen.findByRole('grid');
    await expectNoSideScroll();
  },
};

export const OpenFromRightToLeft: Story = {
  tags: ['behaviour'],
  decorators: [rightToLeft],
  args: { defaultValue: '2026-03-18' },
  play: async ({ canvas }) => {
    await userEvent.click(openerIn(canvas));
    const calendar = await screen.findByRole('grid');
    await waitFor(() => expect(calendar).toBeVisible());
  },
};

export const LongFinnishText: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  render: States.render ?? (() => <></>),
  play: expectNoSideScroll,
};

export const RightToLeftSafe: Story = {
  tags: ['behaviour'],
  decorators: [rightToLeft],
  render: States.render ?? (() => <></>),
};

/** That this edge has three to one on every ground is told by the pairs of the theme's colours. */
export const ReadOnlyHasTheEdgeOfAControl: Story = {
  tags: ['behaviour'],
  render: () => (
    <Stack gap={6}>
      <DatePicker label="Move-in date" defaultValue="2026-03-01" />
      <DatePicker label="Agreed" isReadOnly defaultValue="2026-03-01" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll(`.${frame}`)].map(
      (element) => getComputedStyle(element).borderColor,
    );
    await expect(edges).toHaveLength(2);
    await expect(edges[1]).toBe(edges[0]);
  },
};
