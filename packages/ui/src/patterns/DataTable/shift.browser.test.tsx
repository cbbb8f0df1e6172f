import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/theme.ts';
import { MatchCardSkeleton } from '../MatchCard/MatchCardSkeleton.tsx';
import { columns, premises, premisesCard, PremisesTable } from './DataTable.fixtures.tsx';

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

it.each([
  { width: 1280, header: 'thead', row: 'tbody tr' },
  { width: 390, header: '[role="group"]', row: 'li' },
])('moves neither the header nor the first row when rows come, $width px wide', async (shape) => {
  await page.viewport(shape.width, 900);
  show({ isLoading: true });
  const [header, row] = [boxOf(shape.header), boxOf(shape.row)];
  show({ isLoading: false });
  expectSame(boxOf(shape.header), header);
  expectSame(boxOf(shape.row), row);
});

function show({ isLoading }: { readonly isLoading: boolean }): void {
  flushSync(() => {
    root.render(
      <PremisesTable
        caption="Matches"
        columns={columns}
        // One line each: how often words wrap is not known before they come.
        rows={
          isLoading ? [] : premises(3).map((row) => ({ ...row, description: 'One line', type: 'Office' }))
        }
        rowKey={(row) => row.id}
        renderCard={premisesCard}
        cardSkeleton={<MatchCardSkeleton />}
        sortWords={{ label: 'Sort by', ascending: 'ascending', descending: 'descending' }}
        isLoading={isLoading}
        empty="No matches yet"
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
