import type { Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.ts';
import '../../theme/theme.ts';
import { columns, premises, premisesCard, PremisesTable } from './DataTable.fixtures.tsx';

const waiting = { timeout: 15_000 };

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ place, root } = freshRoot());
});

const row = (key: number) => place.querySelector(`[data-key="${key}"]`);

it.each([1280, 390])(
  'leads to its first row by one press of Home, %i px wide',
  { timeout: 60_000 },
  async (width) => {
    await page.viewport(width, 900);
    root.render(
      <PremisesTable
        caption="Matches"
        columns={columns}
        rows={premises(3_000)}
        rowKey={({ id }) => id}
        renderCard={premisesCard}
        empty="No matches yet"
        rowLabels={{ failed: 'Error', retry: 'Try again' }}
        loadingLabel="Loading matches"
      />,
    );
    await vi.waitFor(() => expect(row(1)).not.toBeNull(), waiting);
    await vi.waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      expect(row(3_000)).not.toBeNull();
    }, waiting);
    expect(window.scrollY).toBeGreaterThan(100_000);
    await userEvent.keyboard('{Home}');
    await vi.waitFor(() => {
      expect(window.scrollY).toBe(0);
      expect(row(1)).not.toBeNull();
    }, waiting);
  },
);
