import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { guide } from './DateField.guide.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  parameters: { guide },
  args: { label: 'Birthday', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <DateField label="Birthday" optionalMark="(optional)" defaultValue="1990-04-30" />
      <DateField label="Registered" isRequired description="Day, month and year." />
      <DateField label="Founded" isRequired errorMessage="Write the day when you were founded." />
      <DateField label="Verified" isReadOnly defaultValue="2026-03-01" />
    </Stack>
  ),
};

export const TypedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^day/u })).toHaveFocus();
    await userEvent.keyboard('30');
    await expect(canvas.getByRole('spinbutton', { name: /^month/u })).toHaveFocus();
    await userEvent.keyboard('04');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-30');
    await expect(canvas.getByRole('group', { name: 'Birthday' })).toHaveTextContent('30/04/1990');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-30');
  },
};

export const NotADayIsEmpty: Story = {
  tags: ['behaviour'],
  args: { value: '2026-02-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Birthday' })).toHaveTextContent('dd/mm/yyyy');
  },
};

export const ErrorIsReadWithTheField: Story = {
  tags: ['behaviour'],
  args: { errorMessage: 'Write your birthday.', description: 'Never shown to landlords.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Birthday' })).toHaveAccessibleDescription(
      'Never shown to landlords. Write your birthday.',
    );
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid();
  },
};

export const Finnish: Story = {
  globals: { locale: 'fi-FI' },
  args: { label: 'Syntymäpäivä', defaultValue: '1990-04-30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Syntymäpäivä' })).toHaveTextContent('30.04.1990');
  },
};

export const Swedish: Story = {
  globals: { locale: 'sv-FI' },
  args: { label: 'Födelsedag' },
  play: async ({ canvas }) => {
    // The words of the parts are react-aria's own.
    await expect(canvas.getByRole('spinbutton', { name: /^månad/u })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Födelsedag' })).toHaveTextContent('dd.mm.åååå');
    await expect(document.documentElement).toHaveAttribute('lang', 'sv');
  },
};

export const LongFinnishText: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Liiketilahuoneiston vuokrasopimuksen irtisanomisilmoituksen vastaanottopäivä',
    errorMessage: 'Kirjoita päivä, kuukausi ja vuosi numeroina.',
  },
  play: expectNoSideScroll,
};

export const NarrowScreen: Story = {
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
