import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.ts';
import '../../theme/theme.ts';
import { MatchCardSkeleton } from '../MatchCard/MatchCard.tsx';
import type { Column } from './props.ts';
import {
  columns as defaultColumns,
  premises,
  premisesCard,
  PremisesTable,
  type Premises,
} from './DataTable.fixtures.tsx';

const waiting = { timeout: 15_000 };

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ place, root } = freshRoot());
});

it.each([
  { width: 1280, header: 'thead', row: 'tbody tr' },
  { width: 390, header: '[aria-busy] > div', row: 'li' },
])('moves neither the header nor the first row when rows come, $width px wide', async (shape) => {
  await page.viewport(shape.width, 900);
  show({ isLoading: true });
  const [header, row] = [boxOf(shape.header), boxOf(shape.row)];
  show({ rows: 3 });
  await vi.waitFor(() => expect(rowsThatAreDrawn()).toBe(3), waiting);
  expectSame(boxOf(shape.header), header);
  expectSame(boxOf(shape.row), row);
});

it.each([
  { width: 1280, pieces: [6, 12, 18, 20] },
  { width: 390, pieces: [3, 6, 9, 12, 15, 18, 20] },
])(
  'draws what fills the window first, and the rest piece by piece, $width px wide',
  async ({ width, pieces }) => {
    await page.viewport(width, 900);
    show({ isLoading: true });
    const counts: number[] = [];
    const observer = new MutationObserver(() => counts.push(rowsThatAreDrawn()));
    observer.observe(place, { childList: true, subtree: true });
    show({ rows: 20 });
    await vi.waitFor(() => expect(rowsThatAreDrawn()).toBe(20), waiting);
    observer.disconnect();
    expect([...new Set(counts)]).toEqual(pieces);
  },
);

it('draws rows piece by piece that are there from the beginning where they are said to arrive', async () => {
  await page.viewport(1280, 900);
  show({ rows: 20, arrives: true });
  expect(rowsThatAreDrawn()).toBe(6);
  await vi.waitFor(() => expect(rowsThatAreDrawn()).toBe(20), waiting);
});

it('draws a row again only where it has changed', () => {
  const drawn: string[] = [];
  const cell = (row: { readonly id: string }) => {
    drawn.push(row.id);
    return row.id;
  };
  const column = [{ id: 'name', header: 'Property', width: 100, isRowHeader: true, cell }];
  const before = premises(3);
  show({ list: before, columns: column });
  expect(drawn).toEqual(before.map(({ id }) => id));
  drawn.length = 0;
  const after = before.map((row, index) => (index === 1 ? { ...row, description: 'Another' } : row));
  show({ list: after, columns: column });
  expect(drawn).toEqual([before[1]?.id]);
});

it('draws all rows at once that are there from the beginning, as high as the list was left', () => {
  show({ rows: 45 });
  expect(rowsThatAreDrawn()).toBe(45);
});

const rowsThatAreDrawn = () => place.querySelectorAll('[data-key]').length;

interface Shown {
  readonly rows?: number;
  readonly list?: readonly Premises[];
  readonly columns?: readonly Column<Premises>[];
  readonly isLoading?: boolean;
  readonly arrives?: boolean;
}

function show({
  rows = 0,
  // One line each: how often words wrap is not known before they come.
  list = premises(rows).map((row) => ({ ...row, description: 'One line', type: 'Office' })),
  columns = defaultColumns,
  isLoading = false,
  arrives = false,
}: Shown): void {
  flushSync(() => {
    root.render(
      <PremisesTable
        caption="Matches"
        columns={columns}
        rows={list}
        rowKey={(row) => row.id}
        renderCard={premisesCard}
        cardSkeleton={<MatchCardSkeleton />}
        isLoading={isLoading}
        arrives={arrives}
        empty="No matches yet"
        rowLabels={{ failed: 'Error', retry: 'Try again' }}
        loadingLabel="Loading matches"
      />,
    );
  });
}

function boxOf(selector: string): DOMRect {
  const found = place.querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found.getBoundingClientRect();
}

function expectSame(box: DOMRect, before: DOMRect): void {
  expect(Math.abs(box.top - before.top)).toBeLessThanOrEqual(1);
  expect(Math.abs(box.bottom - before.bottom)).toBeLessThanOrEqual(1);
}
