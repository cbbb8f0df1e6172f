import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.ts';
import '../../theme/theme.ts';
import { columns, premisesCard } from './DataTable.fixtures.tsx';
import { Growing, isFirstTry } from './Growing.fixtures.tsx';

/** Opens for the code that a page shows on demand. */
const network = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock(import('../../lazy/lazyModule.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    lazyModule: (download) =>
      original.lazyModule(async () => {
        await network.promise;
        return download();
      }),
  };
});

/** A frame in which what comes into sight is told of has passed. */
const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

it('asks for no further page while the end of the list only seems to be near', async () => {
  await page.viewport(390, 844);
  const { place, root } = freshRoot();
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
  await vi.waitFor(() => expect(place.querySelector('[data-key="1"]')).not.toBeNull());
  await frames();
  // Only the first rows are drawn, and what is below them is near.
  expect(place.querySelector('[data-key="90"]')).toBeNull();
  expect(document.documentElement.scrollHeight).toBeLessThan(2000);
  expect(isFirstTry).not.toHaveBeenCalled();

  network.resolve();
  await vi.waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(10_000), {
    timeout: 10_000,
  });
  await frames();
  expect(isFirstTry).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(isFirstTry).toHaveBeenCalled();
  });
});
