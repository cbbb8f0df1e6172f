import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.ts';
import '../../theme/theme.ts';
import { columns, premises, PremisesTable } from './DataTable.fixtures.tsx';

/** What lies between the page and the code that it shows on demand. */
const network = vi.hoisted(() => ({ isAway: true }));

// Not by refusing the file: what is not built for production asks for it once, as most browsers do.
vi.mock(import('../../lazy/lazyModule.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    lazyModule: (download) =>
      original.lazyModule(async () => {
        if (network.isAway) throw new Error('There is no network');
        return download();
      }),
  };
});

it('draws every row where the code that spares those far away did not come, and spares them once it has', async () => {
  await page.viewport(1280, 900);
  const { place, root } = freshRoot();
  const rowCount = () => place.querySelectorAll('[data-key]').length;
  root.render(
    <PremisesTable
      caption="Matches"
      columns={columns}
      rows={premises(300)}
      rowKey={(row) => row.id}
      empty="No matches yet"
      rowLabels={{ failed: 'Error', retry: 'Try again' }}
      loadingLabel="Loading matches"
    />,
  );
  await vi.waitFor(() => expect(rowCount()).toBe(300), { timeout: 10_000 });
  network.isAway = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(rowCount()).toBeLessThan(100), { timeout: 10_000 });
  expect(rowCount()).toBeGreaterThan(5);
});
