import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Footer } from '../components/Footer/Footer.tsx';
import { Link } from '../components/Link/Link.tsx';
import { TopNav } from '../components/TopNav/TopNav.tsx';
import { columns, premises, PremisesTable } from '../patterns/DataTable/DataTable.fixtures.tsx';
import { emulateMedia } from '../testing/device.ts';
import { freshRoot } from '../testing/freshRoot.ts';
import { contrast, toCss } from '../tokens/color.ts';
import { lightColors } from './colors.ts';
import './theme.ts';

const white = { lightness: 1, chroma: 0, hue: 0 };

beforeEach(async () => {
  await page.viewport(1280, 900);
  document.documentElement.dataset['theme'] = 'dark';
  freshRoot().root.render(
    <>
      <TopNav brand="Tilava" label="Main" menuLabel="Menu" links={[{ href: '#matches', label: 'Matches' }]} />
      <p>
        <Link href="#terms">Terms of use</Link>
      </p>
      <div data-theme="dark">A part with a theme of its own</div>
      <PremisesTable
        caption="Matches"
        columns={columns}
        rows={premises(3)}
        rowKey={(row) => row.id}
        empty="No matches yet"
        rowLabels={{ failed: 'Error', retry: 'Try again' }}
        loadingLabel="Loading matches"
      />
      <Footer brand="Tilava" groups={[]} />
    </>,
  );
  await vi.waitFor(() => element('table'));
  await emulateMedia('print');
});

afterEach(async () => {
  await emulateMedia('screen');
  delete document.documentElement.dataset['theme'];
});

it('prints dark ink on white paper, whatever the screen showed', () => {
  const style = getComputedStyle(document.body);
  expect(style.color).toBe(toCss(lightColors.foreground.plain));
  expect(style.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  expect(getComputedStyle(element('[data-theme="dark"] [data-theme]')).color).toBe(style.color);
});

it('prints no navigation and no footer', () => {
  expect(element('nav').checkVisibility()).toBe(false);
  expect(element('footer').checkVisibility()).toBe(false);
});

it('prints links underlined and dark enough for grey', () => {
  const { color, textDecorationLine } = getComputedStyle(element('p a'));
  expect(textDecorationLine).toBe('underline');
  expect(color).toBe(toCss(lightColors.foreground.link));
  expect(contrast(lightColors.foreground.link, white)).toBeGreaterThan(4.5);
});

it('repeats the head of a table and tears no row apart', () => {
  expect(getComputedStyle(element('thead')).display).toBe('table-header-group');
  expect(getComputedStyle(element('tbody tr')).breakInside).toBe('avoid');
});

function element(selector: string): Element {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}
