import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { untilStill } from '../../testing/untilStill.ts';
import { ActiveFilters, FilterButton } from './ActiveFilters.tsx';
import { guide } from './FilterDialog.guide.tsx';
import { FilterDialog, type FilterDialogProps } from './FilterDialog.tsx';

const names = ['Above 60%', 'Under 1.5 km', 'Personality Matches'] as const;

/** A dialog together with the list that it filters, which holds what is open and active. */
interface FilteredListProps extends FilterDialogProps {
  /** What can be chosen. */
  readonly names: readonly string[];
  /** What is active at first. */
  readonly active: readonly string[];
  /** Gets what is active from then on. */
  readonly onFilter: (active: readonly string[]) => void;
}

function FilteredList({ names: offered, active: first, onFilter, ...dialog }: FilteredListProps) {
  const [active, setActive] = useState(first);
  const [draft, setDraft] = useState(first);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (name: string, isSelected: boolean) =>
    setDraft((all) => (isSelected ? [...all, name] : all.filter((other) => other !== name)));
  return (
    <Stack gap={3}>
      <Inline>
        <FilterButton
          label="Select filter"
          {...(active.length > 0 && { activeCount: String(active.length) })}
          onPress={() => {
            setDraft(active);
            setIsOpen(true);
          }}
        />
        <FilterDialog
          {...dialog}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onApply={() => {
            onFilter(draft);
            setActive(draft);
          }}
          onClear={() => setDraft([])}
        >
          {offered.map((name) => (
            <Checkbox
              key={name}
              isSelected={draft.includes(name)}
              onChange={(isSelected) => toggle(name, isSelected)}
            >
              {name}
            </Checkbox>
          ))}
        </FilterDialog>
      </Inline>
      <ActiveFilters
        label="Active filters"
        results={`${12 - 3 * active.length} matches`}
        filters={active.map((name) => ({ id: name, label: name }))}
        onRemove={(id) => setActive((all) => all.filter((name) => name !== id))}
        removeLabel="Remove"
        onClear={() => setActive([])}
        clearLabel="Clear all"
      />
    </Stack>
  );
}

const meta = {
  title: 'Data/FilterDialog',
  component: FilterDialog,
  parameters: { guide, docs: { story: { inline: false, height: '36rem' } } },
  args: {
    title: 'Select filter',
    isOpen: false,
    children: null,
    applyLabel: 'Show results',
    clearLabel: 'Clear',
    closeLabel: 'Close',
    onApply: fn(),
    onClear: fn(),
    onClose: fn(),
    names,
    active: names.slice(0, 2),
    onFilter: fn(),
  },
  render: (args) => <FilteredList {...args} />,
} satisfies Meta<FilteredListProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { active: [] } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select filter 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Select filter' });
    await expect(within(dialog).getByRole('checkbox', { name: 'Above 60%' })).toBeChecked();
    await untilStill();
  },
};

export const AppliedByKeyboard: Story = {
  tags: ['behaviour'],
  args: { active: [] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Above 60%' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Show results' }));
    await expect(args.onFilter).toHaveBeenCalledWith(['Above 60%']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Select filter 1' })).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Remove Above 60%' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('9 matches');
  },
};

export const ClosedWithoutApplying: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select filter 2' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(screen.getByRole('checkbox', { name: 'Above 60%' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onFilter).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('button', { name: 'Remove Above 60%' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select filter 2' }));
    await expect(await screen.findByRole('checkbox', { name: 'Above 60%' })).toBeChecked();
    await untilStill();
  },
};

export const FocusStaysAfterTheLastChip: Story = {
  tags: ['behaviour'],
  args: { active: names.slice(0, 1) },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole('button', { name: 'Remove Above 60%' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('button', { name: /^Remove/u })).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('12 matches');
  },
};

export const AllCleared: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('button', { name: /^Remove/u })).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus();
  },
};
