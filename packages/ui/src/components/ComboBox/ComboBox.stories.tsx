import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import type { Option } from '../Field/option.ts';
import { guide } from './ComboBox.guide.tsx';
import { ComboBox, type ComboBoxProps, type ComboBoxStatus } from './ComboBox.tsx';

const labels = {
  loading: 'Searching',
  empty: 'No address found',
  failed: 'Couldn’t load the addresses.',
  retry: 'Try again',
};

const places = [
  { value: '1', label: 'Mannerheimintie 1', description: '00100 Helsinki' },
  { value: '2', label: 'Mannerheimintie 10', description: '00100 Helsinki' },
  { value: '3', label: 'Mannerheiminaukio 2', description: '00100 Helsinki' },
];

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  parameters: { guide },
  args: {
    label: 'Search for commercial space',
    value: '',
    options: [],
    status: 'idle',
    labels,
    credit: 'Addresses: the city’s survey, CC BY 4.0',
    onChange: fn(),
    onSelect: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ComboBox>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A source that answers or fails when it is told to. */
function slowSource() {
  let settle = { resolve: (_: readonly Option[]) => {}, reject: (_: Error) => {} };
  return {
    ask: () =>
      new Promise<readonly Option[]>((resolve, reject) => {
        settle = { resolve, reject };
      }),
    answer: (found: readonly Option[]) => settle.resolve(found),
    fail: () => settle.reject(new Error('Network error')),
  };
}

const source = slowSource();

function Searching(props: ComboBoxProps) {
  const [text, setText] = useState(props.value);
  const [status, setStatus] = useState<ComboBoxStatus>('idle');
  const [options, setOptions] = useState<readonly Option[]>([]);
  const search = async () => {
    setStatus('loading');
    try {
      setOptions(await source.ask());
      setStatus('ready');
    } catch {
      setStatus('failed');
    }
  };
  return (
    <ComboBox
      {...props}
      value={text}
      status={status}
      options={options}
      onChange={(next) => {
        props.onChange(next);
        setText(next);
        setOptions([]);
        void search();
      }}
      onSelect={(option) => {
        props.onSelect(option);
        setText(option.label);
        setStatus('idle');
      }}
      onRetry={() => {
        props.onRetry();
        void search();
      }}
    />
  );
}

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <ComboBox {...args} isRequired value="Mannerheimintie 1, Helsinki" />
      <ComboBox {...args} label="Loading" value="Mann" status="loading" />
      <ComboBox {...args} label="Failed" value="Mann" status="failed" />
      <ComboBox
        {...args}
        label="Address"
        description="Street addresses in the Helsinki region."
        isRequired
        value="somewhere"
        errorMessage="Select an address from the list."
      />
    </Stack>
  ),
};

export const FilledInByTheBrowser: Story = {
  tags: ['behaviour'],
  args: { label: 'Current address', autoComplete: 'address-line1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('autocomplete', 'address-line1');
  },
};

export const SlowSourceChosenFromByKeyboard: Story = {
  tags: ['behaviour'],
  render: Searching,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search for commercial space' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Mann');
    await expect(args.onChange).toHaveBeenLastCalledWith('Mann');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
    source.answer(places);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(canvas.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(places[1]);
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(field).toHaveValue('Mannerheimintie 10');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const OpensWithAnswersAfterScrolling: Story = {
  tags: ['behaviour'],
  render: Searching,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Mann');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    document.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    source.answer(places);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Mannerheimintie 1');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const StaysShutAfterEscape: Story = {
  tags: ['behaviour'],
  render: Searching,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Mann');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    source.answer(places);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('Mann');
  },
};

export const Open: Story = {
  render: Searching,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Manner');
    source.answer(places);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
    // The library's own announcer, in the language of the LocaleProvider.
    await waitFor(() => expect(document.body).toHaveTextContent(/3 (options|vaihtoehtoa|alternativ)/u));
  },
};

export const NothingFoundKeepsWhatWasTyped: Story = {
  tags: ['behaviour'],
  render: Searching,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Rovaniemi');
    source.answer([]);
    const list = await screen.findByRole('listbox');
    // The list fades in: in its first moment nothing of it is seen.
    await waitFor(() => expect(within(list).getByText('No address found')).toBeVisible());
    await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent('No address found');
    await userEvent.tab();
    await expect(field).toHaveValue('Rovaniemi');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const EscapeClosesAndKeepsWhatWasTyped: Story = {
  tags: ['behaviour'],
  render: Searching,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Manner');
    source.answer(places);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveValue('Manner');
    await expect(field).toHaveFocus();
  },
};

export const FailedSourceIsAskedAgain: Story = {
  tags: ['behaviour'],
  render: Searching,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Manner');
    source.fail();
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t load the addresses.');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Manner');
    source.answer(places);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  render: Searching,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x');
    source.answer([{ value: 'x', label: 'x'.repeat(300) }]);
    await screen.findByRole('option');
    await expectNoSideScroll();
  },
};
