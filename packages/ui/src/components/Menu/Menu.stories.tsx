import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { untilStill } from '../../testing/untilStill.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { guide } from './Menu.guide.tsx';
import { Menu, type MenuAction } from './Menu.tsx';

const actions: readonly MenuAction[] = [
  { id: 'edit', label: 'Edit', icon: 'edit' },
  { id: 'show', label: 'View announcement', icon: 'eye', href: '#announcement' },
  { id: 'delete', label: 'Delete', icon: 'cross', isApart: true },
];

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  parameters: { guide },
  args: {
    actions,
    onAction: fn(),
    loadLabels: { loading: 'Loading the menu', failed: 'Couldn’t load the menu.', retry: 'Try again' },
    align: 'start',
    children: (
      <Button variant="secondary">
        Actions
        <Icon name="chevronDown" />
      </Button>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  await untilStill();
};

export const Closed: Story = {};

export const Default: Story = { play: open };

export const IconOnly: Story = {
  args: {
    children: (
      <Button variant="quiet" size="small" aria-label="Actions for Storage, Elimäenkatu 17">
        <Icon name="more" />
      </Button>
    ),
  },
  play: open,
};

export const DescribedChoices: Story = {
  args: {
    chosen: '1',
    actions: [
      { id: '1', label: 'Elimäenkatu 17, Helsinki', description: 'Office, 54 m²' },
      { id: '2', label: 'Elimäenkatu 17, Helsinki', description: 'Storage, 120 m² · Hidden' },
    ],
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getAllByRole('menuitemradio')).toHaveLength(2);
    await expect(
      screen.getByRole('menuitemradio', { name: 'Elimäenkatu 17, Helsinki Storage, 120 m² · Hidden' }),
    ).toBeVisible();
  },
};

export const Searchable: Story = {
  args: {
    chosen: '3',
    search: { label: 'Search announcements', none: 'No announcements found' },
    actions: [
      ...Array.from({ length: 12 }, (_, index) => ({
        id: String(index),
        label: `Elimäenkatu ${index + 1}, Helsinki`,
        description: index % 2 === 0 ? 'Office, 54 m²' : 'Storage, 120 m²',
      })),
      { id: 'new', label: 'New announcement', isApart: true },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search announcements' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('storage 12,');
    await waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('11');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('searchbox', { name: 'Search announcements' });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(again).toHaveValue('');
    await userEvent.keyboard('castle');
    await waitFor(() => expect(screen.getByText('No announcements found')).toBeVisible());
    await untilStill();
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Actions' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const EscapeGivesFocusBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const ManyScroll: Story = {
  tags: ['behaviour'],
  args: {
    actions: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      label: `Property ${index + 1}`,
    })),
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menu').getBoundingClientRect().width).toBeGreaterThan(0);
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Property 60' })).toBeVisible();
  },
};
