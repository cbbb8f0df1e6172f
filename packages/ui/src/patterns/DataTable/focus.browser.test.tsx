import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.ts';
import '../../theme/theme.ts';
import { columns, premises, PremisesTable, type Premises } from './DataTable.fixtures.tsx';

let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  await page.viewport(1280, 900);
  ({ place, root } = freshRoot());
});

// First in this file: once the code for long lists has come, it is there for good.
it('keeps the focus in a row while the code for long lists is on its way, and when it comes', async () => {
  show(premises(100));
  const name = focus('80');
  show(premises(1000));
  expect(isVirtual()).toBe(false);
  expect(focusedName()).toBe(name);
  await vi.waitFor(() => expect(isVirtual()).toBe(true), { timeout: 10_000 });
  expect(focusedName()).toBe(name);
});

it('keeps the focus in a row whose list grows short, wherever the row is then', async () => {
  show(premises(1000));
  await vi.waitFor(() => expect(isVirtual()).toBe(true), { timeout: 10_000 });
  const name = focus('3');
  show(premises(50).slice(1));
  expect(isVirtual()).toBe(false);
  expect(focusedName()).toBe(name);
});

it('gives the focus to no other row where its own is gone', async () => {
  show(premises(1000));
  await vi.waitFor(() => expect(isVirtual()).toBe(true), { timeout: 10_000 });
  focus('3');
  show(premises(50).slice(3));
  expect(document.activeElement).toBe(document.body);
});

function show(rows: readonly Premises[]): void {
  flushSync(() => {
    root.render(
      <PremisesTable
        caption="Matches"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        href={(row) => `/user/matches/${row.id}`}
        empty="No matches yet"
        rowLabels={{ failed: 'Error', retry: 'Try again' }}
        loadingLabel="Loading matches"
      />,
    );
  });
}

/** Whether empty rows take the room of those that are not drawn. */
function isVirtual(): boolean {
  return place.querySelector('tbody > [aria-hidden]') !== null;
}

/** Gives the focus to the link of a row, and says its name. */
function focus(id: string): string | null {
  place.querySelector<HTMLElement>(`[href="/user/matches/${id}"]`)?.focus();
  const name = focusedName();
  expect(name).toMatch(new RegExp(` ${id}$`, 'u'));
  return name;
}

function focusedName(): string | null {
  return document.activeElement?.textContent ?? null;
}
