import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { Select } from './Select.tsx';

const industries = [
  { value: 'mn', label: 'Manufacturing' },
  { value: 'fi', label: 'Financial services' },
  { value: 'tr', label: 'Transportation' },
  { value: 'ed', label: 'Education' },
  { value: 'ti', label: 'Tertiary industry' },
  { value: 'hc', label: 'Health care' },
  { value: 'ht', label: 'Hospitality' },
  { value: 'mi', label: 'Media industry' },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Industry', placeholder: 'Choose', options: industries, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Select {...args} isRequired defaultValue="hc" />
      <Select
        {...args}
        label="Second industry"
        optionalMark="(optional)"
        description="Where you also work."
      />
      <Select {...args} label="Main industry" isRequired errorMessage="Choose an industry." />
    </Stack>
  ),
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('button', { name: /Industry/u });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: 'Industry' });
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('tr');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Transportation');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const FoundByItsFirstLetters: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('me');
    await expect(args.onChange).toHaveBeenLastCalledWith('mi');
    await expect(canvas.getByRole('button', { name: /Industry/u })).toHaveTextContent('Media industry');
  },
};

export const EscapeChangesNothing: Story = {
  args: { defaultValue: 'ed' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Industry/u })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /Industry/u })).toHaveTextContent('Education');
  },
};

export const Open: Story = {
  args: {
    defaultValue: 'ed',
    noneLabel: 'No answer',
    options: industries.map((industry) =>
      industry.value === 'ti' ? { ...industry, description: 'Services to people and firms' } : industry,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Industry/u }));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(9);
    await expect(within(list).getByRole('option', { name: 'Education' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const AnswerTakenBack: Story = {
  args: { defaultValue: 'ed', noneLabel: 'No answer' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Industry/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'No answer' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const ErrorIsReadWithTheField: Story = {
  args: { description: 'Your line of work.', errorMessage: 'Choose an industry.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Industry/u })).toHaveAccessibleDescription(
      'Your line of work. Choose an industry.',
    );
  },
};

export const NoOptions: Story = { args: { options: [] } };

export const OneHundredOptions: Story = {
  args: {
    options: Array.from({ length: 100 }, (_, index) => ({
      value: String(index),
      label: `Announcement ${index + 1}`,
    })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Industry/u }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('99');
  },
};

export const LongFinnishText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Liiketilahuoneiston vuokralaisehdokkaan pääasiallinen toimiala',
    placeholder: 'Valitse toimiala luettelosta',
    options: [
      { value: 'long', label: 'Terveydenhuolto-, sosiaali- ja hyvinvointipalvelutoiminta' },
      { value: 'word', label: 'x'.repeat(300) },
    ],
    defaultValue: 'long',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /toimiala/u }));
    await screen.findByRole('listbox');
    await expectNoSideScroll();
  },
};

export const NarrowScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: States.render ?? (() => <></>),
  play: expectNoSideScroll,
};

export const RightToLeftSafe: Story = { decorators: [rightToLeft], render: States.render ?? (() => <></>) };
