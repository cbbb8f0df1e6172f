import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { columns, premises, PremisesTable } from '../patterns/DataTable/DataTable.fixtures.tsx';
import { emulateTouch } from '../testing/device.ts';
import { freshRoot } from '../testing/freshRoot.ts';
import '../theme/theme.ts';
import type { Density } from '../tokens/density.ts';
import { Controls } from './Controls.tsx';

/** What is pressed. A field is pressed anywhere in its frame, a choice by its words, too. */
const targets = 'button, nav a, [role="tab"], label:has(input), div:has(> :is(input[type="text"], textarea))';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

afterEach(async () => {
  await emulateTouch(false);
});

describe.each<Density>(['comfortable', 'compact'])('%s', (density) => {
  it('keeps every target at least 24 px high and wide', async () => {
    const place = await show(density);
    expect(targetsIn(place).filter(({ width, height }) => Math.min(width, height) < 24)).toEqual([]);
  });

  it('keeps every target and every row that is a link at least 44 px high under a finger', async () => {
    await emulateTouch(true);
    const place = await show(density);
    expect(matchMedia('(pointer: coarse)').matches).toBe(true);
    expect(targetsIn(place).filter(({ height }) => height < 44)).toEqual([]);
    expect(rowHeights(place).filter((height) => height < 44)).toEqual([]);
  });
});

it('compact makes a form, its controls and the rows of a table lower', async () => {
  const comfortable = await show('comfortable');
  const compact = await show('compact');
  expect(compact.offsetHeight).toBeLessThan(0.8 * comfortable.offsetHeight);
  const heights = targetsIn(comfortable).map(({ height }) => height);
  // What is as low as may be stays so, such as the button of a column.
  const notLower = targetsIn(compact).filter(
    ({ height }, index) => height > 24 && height >= (heights[index] ?? 0),
  );
  expect(notLower).toEqual([]);
  const [rows, compactRows] = [rowHeights(comfortable), rowHeights(compact)];
  compactRows.forEach((height, index) => expect(height).toBeLessThan(rows[index] ?? 0));
});

it('a comfortable part may stand within a compact one', async () => {
  document.documentElement.dataset['density'] = 'compact';
  onTestFinished(() => {
    delete document.documentElement.dataset['density'];
  });
  const place = await show('comfortable');
  expect(targetsIn(place).find(({ name }) => name === 'Save')?.height).toBe(44);
});

/** Shows the form and the table in a density until the test is over. */
async function show(density: Density): Promise<HTMLElement> {
  const { place, root } = freshRoot();
  place.dataset['density'] = density;
  root.render(
    <>
      <Controls />
      <PremisesTable
        caption="Matches"
        columns={columns}
        rows={premises(3).map((row) => ({ ...row, description: 'One line' }))}
        rowKey={(row) => row.id}
        href={(row) => `/user/matches/${row.id}`}
        empty="No matches yet"
        rowLabels={{ failed: 'Error', retry: 'Try again' }}
        loadingLabel="Loading matches"
      />
    </>,
  );
  await vi.waitFor(() => expect(rowHeights(place)).toHaveLength(3));
  return place;
}

function targetsIn(place: HTMLElement) {
  const found = [...place.querySelectorAll<HTMLElement>(targets)].filter((target) =>
    target.checkVisibility(),
  );
  // Fields, choices, tabs, segments, chips, pages, buttons, and those of the table.
  expect(found.length).toBeGreaterThan(30);
  return found.map((target) => {
    const { width, height } = target.getBoundingClientRect();
    return { name: target.ariaLabel ?? target.textContent, width, height };
  });
}

function rowHeights(place: HTMLElement): readonly number[] {
  return [...place.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height);
}
