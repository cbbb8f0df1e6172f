import type { Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.ts';
import '../../theme/theme.ts';
import { columns, premisesCard } from './DataTable.fixtures.tsx';
import { Growing, held, isFirstTry } from './Growing.fixtures.tsx';

const waiting = { timeout: 15_000 };

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  held.mockClear();
  isFirstTry.mockReset();
  ({ place, root } = freshRoot());
});

it.each([1280, 390])(
  'holds few pages, however far one goes, %i px wide',
  { timeout: 60_000 },
  async (width) => {
    await page.viewport(width, 900);
    root.render(
      <Growing
        pageSize={100}
        caption="Matches"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.id}
        renderCard={premisesCard}
        empty="No matches yet"
        rowLabels={{ failed: 'Error', retry: 'Try again' }}
        loadingLabel="Loading matches"
      />,
    );
    for (const count of [200, 300, 400, 500, 600]) {
      await vi.waitFor(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        expect(place.textContent).toContain(`${count} of 58000 matches`);
      }, waiting);
    }
    expect(held.mock.lastCall?.[0]).toBeLessThanOrEqual(300);
    // What was dropped comes back.
    await vi.waitFor(() => {
      window.scrollTo(0, 0);
      expect(place.querySelector('[data-key="1"]')).not.toBeNull();
    }, waiting);
    expect(held.mock.lastCall?.[0]).toBeLessThanOrEqual(300);
  },
);
