import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { InState } from '../../testing/InState.tsx';
import { guide } from './Pagination.guide.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

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
};

const choose = fn();

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: { guide },
  args: { ...base, onChange: choose },
  beforeEach: () => {
    choose.mockClear();
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

function Paged({ page: first, count }: Pick<PaginationProps, 'page' | 'count'>) {
  const [page, setPage] = useState(first);
  const turn = (next: number) => {
    choose(next);
    setPage(next);
  };
  return <Pagination {...base} count={count} page={page} onChange={turn} />;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: 'Page 4 of 20' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const UnderPointerAndKeyboard: Story = {
  render: () => (
    <Stack gap={4}>
      <InState state="hovered">
        <Pagination {...base} label="Hovered" onChange={choose} />
      </InState>
      <InState state="focused">
        <Pagination {...base} label="Focused" onChange={choose} />
      </InState>
    </Stack>
  ),
};

export const PresentPageIsFilled: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const groundOf = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    // Not by hue alone: in forced colours, too, its ground is the colour that the others write in.
    const other = canvas.getByRole('button', { name: 'Page 5 of 20' });
    await expect(groundOf('Page 4 of 20')).toBe(getComputedStyle(document.body).color);
    await expect(getComputedStyle(other).backgroundColor).not.toBe(groundOf('Page 4 of 20'));
  },
};

export const TurnedByKeyboardToTheEnd: Story = {
  tags: ['behaviour'],
  args: { page: 2, count: 3 },
  render: ({ page, count }) => <Paged page={page} count={count} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenLastCalledWith(3);
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }));
    await expect(choose).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1 of 3' }));
    await expect(choose).toHaveBeenCalledTimes(2);
  },
};

const navigate = fn();

export const Links: Story = {
  tags: ['behaviour'],
  render: () => (
    <RouterProvider navigate={navigate}>
      <Pagination {...base} href={(page) => `/admin?page=${page}`} />
    </RouterProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await expect(canvas.getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '/admin?page=20');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 5 of 20' }));
    await expect(navigate.mock.calls[0]?.[0]).toBe('/admin?page=5');
  },
};

export const LinksAtTheEnd: Story = {
  tags: ['behaviour'],
  render: () => (
    <RouterProvider navigate={navigate}>
      <Pagination {...base} page={20} href={(page) => `/admin?page=${page}`} />
    </RouterProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
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
        <Pagination key={page} {...base} label={`From page ${page}`} page={page} onChange={choose} />
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
    await expect(canvas.getByRole('button', { name: 'Page 1 of 2' })).toHaveAttribute('aria-current', 'page');
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
    const tops = canvas.getAllByRole('button').map((step) => step.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
