import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { MatchMeter } from '../patterns/MatchMeter/MatchMeter.tsx';
import { emulateReader } from '../testing/device.ts';
import { freshRoot } from '../testing/freshRoot.ts';
import './theme.ts';

const strengths = ['strong', 'fair', 'weak'] as const;

let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  await emulateReader({ 'forced-colors': 'active' });
  ({ place, root } = freshRoot());
});

afterEach(async () => {
  await emulateReader();
});

it('tells strengths of matches by breadth, because they share a colour', async () => {
  root.render(
    strengths.map((strength) => (
      <MatchMeter key={strength} percent={50} word={strength} strength={strength} />
    )),
  );
  const circles = await vi.waitFor(() => {
    const found = [...place.querySelectorAll('circle')].map((circle) => getComputedStyle(circle));
    expect(found).toHaveLength(2 * strengths.length);
    return found;
  });
  expect(new Set(circles.map(({ stroke }) => stroke)).size).toBe(1);
  // One of the tracks, which are alike, and one of each arc.
  expect(new Set(circles.map(({ strokeWidth }) => strokeWidth)).size).toBe(1 + strengths.length);
});

it('fills the present page with the colour that the others are written in', async () => {
  root.render(
    <Pagination
      label="Pages of users"
      labels={{
        first: 'First page',
        previous: 'Previous page',
        next: 'Next page',
        last: 'Last page',
        page: (page) => `Page ${page}`,
      }}
      page={4}
      count={20}
      href={(page) => `#${page}`}
    />,
  );
  await vi.waitFor(() => expect(place.querySelectorAll('[aria-current]')).toHaveLength(1));
  const [present] = place.querySelectorAll('[aria-current]');
  expect(present && getComputedStyle(present).backgroundColor).toBe(getComputedStyle(document.body).color);
});
