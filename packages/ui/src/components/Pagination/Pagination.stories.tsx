import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { InState } from '../../testing/InState.tsx';
import { guide } from './Pagination.guide.tsx';
import { Pagination } from './Pagination.tsx';

const base = {
  label: 'Pages of users',
  labels: {
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
  },
  page: 4,
  count: 20,
  href: (page: number) => `/admin?page=${page}`,
};

const navigate = fn();

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: { guide },
  args: base,
  beforeEach: () => {
    navigate.mockClear();
  },
  decorators: (Story) => (
    <RouterProvider navigate={navigate}>
      <Story />
    </RouterProvider>
  ),
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Page 4 of 20' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 20 of 20' })).toHaveTextContent('20');
  },
};

export const HoverAndFocus: Story = {
  render: () => (
    <Stack gap={4}>
      <InState state="hovered">
        <Pagination {...base} label="Hovered" />
      </InState>
      <InState state="focused">
        <Pagination {...base} label="Focused" />
      </InState>
    </Stack>
  ),
};

export const PresentPageIsFilled: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const groundOf = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).backgroundColor;
    // Not by hue alone: in forced colours, too, its ground is the colour that the others write in.
    const other = canvas.getByRole('link', { name: 'Page 5 of 20' });
    await expect(groundOf('Page 4 of 20')).toBe(getComputedStyle(document.body).color);
    await expect(getComputedStyle(other).backgroundColor).not.toBe(groundOf('Page 4 of 20'));
  },
};

export const Links: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '/admin?page=20');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 5 of 20' }));
    await expect(navigate.mock.calls[0]?.[0]).toBe('/admin?page=5');
  },
};

export const LinksAtTheEnd: Story = {
  tags: ['behaviour'],
  args: { page: 20 },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'Last page' });
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'First page' })).not.toHaveAttribute('aria-disabled');
    last.focus();
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(last);
    await expect(navigate).not.toHaveBeenCalled();
    await expect(last).toHaveFocus();
  },
};

export const States: Story = {
  render: () => (
    <>
      {[1, 2, 10, 20].map((page) => (
        <Pagination key={page} {...base} label={`From page ${page}`} page={page} />
      ))}
    </>
  ),
};

export const OnePage: Story = {
  args: { page: 1, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const OutOfRange: Story = {
  tags: ['behaviour'],
  args: { page: -8, count: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 1 of 2' })).toHaveAttribute('aria-current', 'page');
  },
};

export const HugeNumbersOnNarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { page: 123_456, count: 999_999 },
  play: expectNoSideScroll,
};

export const NarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((step) => step.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
