import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { logoCount } from '../components/Avatar/Avatar.tsx';
import { iconNames } from '../components/Icon/Icon.tsx';
import { emptySituations } from '../patterns/EmptyDrawing/EmptyDrawing.tsx';
import { premisesDrawingCount } from '../patterns/PremisesDrawing/PremisesDrawing.tsx';
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts';
import { freshRoot } from '../testing/freshRoot.ts';
import '../theme/theme.ts';
import { ContrastTable } from './contrast/ContrastTable.tsx';
import { DrawingGallery } from './drawings/DrawingGallery.tsx';
import { TokenTable } from './tokens/TokenTable.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('the table of tokens', () => {
  it('finds a token by its name, its value, and the component that reads it', async () => {
    await show(<TokenTable />);
    await find('color-focus');
    await expect.element(page.getByRole('status').first()).toHaveTextContent('1 token');
    expect(textOfRow(1)).toMatch(/light#1c7b5a.*dark#6ccca5/);
    await find('#1c7b5a tone');
    await expect.element(page.getByRole('button', { name: 'color tone match graphic' })).toBeVisible();
    await find('radius skeleton');
    await expect.poll(rowNames).toEqual(['radius small', 'radius round']);
    await find('no such token');
    await expect.element(page.getByRole('status').first()).toHaveTextContent('0 tokens');
    expect(page.getByRole('table').elements()).toEqual([]);
  });

  it('shows what tokens are about one thing', async () => {
    await show(<TokenTable />);
    await page.getByRole('combobox', { name: 'About' }).selectOptions('Corners');
    expect(rowNames()).toEqual(['radius small', 'radius medium', 'radius large', 'radius round']);
  });

  it('copies what code calls a token, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(<TokenTable />);
    await page.getByRole('button', { name: 'color border hairline' }).click();
    expect(write).toHaveBeenCalledWith('var(--tilava-color-border-hairline)');
    await expect.element(page.getByText('Copied var(--tilava-color-border-hairline)')).toBeVisible();
    write.mockRestore();
  });

  it('says what could not be copied where the browser refuses', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));
    await show(<TokenTable />);
    await page.getByRole('button', { name: 'radius small' }).click();
    await expect.element(page.getByText(/did not allow copying.*var\(--tilava-radius-small\)/)).toBeVisible();
    write.mockRestore();
  });
});

describe('the table of contrasts', () => {
  it('finds a pair by its words, with its ratio and level in both themes', async () => {
    await show(<ContrastTable />);
    await find('muted text surface');
    await expect.poll(() => textOfRow(1)).toMatch(/^muted text on surface4\.5Aa.*AA.*Aa.*AA/);
  });

  it('puts the tightest first', async () => {
    await show(<ContrastTable />);
    await page.getByRole('radio', { name: 'Tightest first' }).click({ force: true });
    const room = page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => {
        const [needs = NaN, ...ratios] = [...row.querySelectorAll('td')].map(numberIn);
        return Math.min(...ratios) / needs;
      });
    expect(room.length).toBeGreaterThan(100);
    expect(room[0]).toBeLessThan(1.1);
    expect(room).toEqual(room.toSorted((one, other) => one - other));
  });
});

describe('the gallery of drawings', () => {
  it('has everything that the library draws, in light and in dark', async () => {
    const place = await show(<DrawingGallery />);
    const drawn = place.querySelectorAll('li svg').length;
    const offersAndStreet = 4;
    // The empty room, the filled star and the logo come on top of the lists.
    const all =
      premisesDrawingCount + offersAndStreet + emptySituations.length + iconNames.length + logoCount + 3;
    expect(drawn).toBe(2 * all);
    await expect.element(page.getByRole('status').first()).toHaveTextContent(`${all} drawings`);
  });

  it('finds a drawing by what is to be seen, and copies its code', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(<DrawingGallery />);
    await find('lorry');
    await expect.element(page.getByRole('status').first()).toHaveTextContent('1 drawing');
    await page.getByRole('button', { name: 'Premises 6' }).click();
    expect(write).toHaveBeenCalledWith('<PremisesDrawing number={6} />');
    write.mockRestore();
  });
});

it.each([
  ['tokens', <TokenTable key="tokens" />],
  ['contrasts', <ContrastTable key="contrasts" />],
  ['drawings', <DrawingGallery key="drawings" />],
])('the sheet of %s fits the narrowest window', async (_name, sheet) => {
  await page.viewport(320, 640);
  await show(sheet);
  await expectNoSideScroll();
});

function rowNames(): readonly string[] {
  return page
    .getByRole('rowheader')
    .elements()
    .map((row) => row.querySelector('button')?.textContent ?? '');
}

function numberIn(cell: HTMLElement): number {
  return Number(/[\d.]+/.exec(cell.textContent ?? '')?.[0]);
}

function textOfRow(number: number): string {
  return page.getByRole('row').elements()[number]?.textContent ?? '';
}

async function find(words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find' }).fill(words);
}

async function show(sheet: ReactNode): Promise<HTMLElement> {
  const { place, root } = freshRoot();
  root.render(sheet);
  await vi.waitFor(() => expect(place.firstElementChild).not.toBeNull());
  return place;
}
