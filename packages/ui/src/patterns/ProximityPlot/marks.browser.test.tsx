import { createRoot, type Root } from 'react-dom/client';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateReader } from '../../testing/device.ts';
import '../../theme/theme.ts';
import { ProximityPlot } from './ProximityPlot.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';

const streets = ['Annankatu 4', 'Kalevankatu 30', 'Pohjoisranta 16'] as const;

/** A list and a plot of the same premises, bound to each other. */
function Both() {
  const [chosen, setChosen] = useState<string>();
  const [highlighted, setHighlighted] = useState<string>();
  return (
    <>
      <DataTable
        caption="Matches"
        columns={[{ id: 'street', header: 'Street', isRowHeader: true, cell: (street: string) => street }]}
        rows={streets}
        rowKey={(street) => street}
        href={(street) => `#${street}`}
        empty="None"
        rowLabels={{ failed: 'Error', retry: 'Try again' }}
        loadingLabel="Loading"
        chosenKey={chosen}
        highlightedKey={highlighted}
        onHighlight={setHighlighted}
      />
      <ProximityPlot
        label="Matches around Kalevankatu 30"
        summary="Three matches"
        points={streets.map((street, index) => ({
          id: street,
          name: street,
          description: street,
          distance: 900 * (index + 1),
          bearing: 120 * index,
          area: 80,
          points: 90 - index,
        }))}
        rings={[{ distance: 3000, label: '3 km' }]}
        centerLabel="Search location"
        northLabel="N"
        legend={{
          best: 'Top three',
          fewPoints: 'Few points',
          manyPoints: 'Many points',
          smallArea: 'Small space',
          largeArea: 'Large space',
        }}
        hint="Select a dot to see its details"
        selectedId={chosen}
        onSelect={setChosen}
        highlightedId={highlighted}
        onHighlight={setHighlighted}
      />
    </>
  );
}

let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  await emulateReader({ 'forced-colors': 'active' });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<Both />);
});
afterEach(async () => {
  root.unmount();
  place.remove();
  await emulateReader();
});

it('marks a row for its dot and a dot for its row, the chosen ones unlike those that are passed over', async () => {
  const [annankatu, kalevankatu, pohjoisranta] = streets.map((street) => ({
    row: page.getByRole('link', { name: street }),
    dot: page.getByRole('option', { name: street }),
  }));
  if (!annankatu || !kalevankatu || !pohjoisranta) throw new Error('There are too few streets.');

  await userEvent.click(annankatu.dot);
  await vi.waitFor(() => expect(lineOf(annankatu.row.element())).toEqual(['4px', system('Highlight')]));
  expect(ringsAround(annankatu.dot.element())).toContainEqual(['3px', system('Highlight')]);

  await userEvent.hover(kalevankatu.dot);
  await vi.waitFor(() => expect(lineOf(kalevankatu.row.element())).toEqual(['2px', system('CanvasText')]));

  await expectMarkOfRow(streets[2]);

  await userEvent.click(pohjoisranta.dot);
  await vi.waitFor(() =>
    expect(ringsAround(pohjoisranta.dot.element())).toContainEqual(['3px', system('Highlight')]),
  );
  expect(lineOf(annankatu.row.element())).not.toContain('4px');
});

it('knows that the pointer has left a dot before it was drawn that it had come', async () => {
  const [annankatu, kalevankatu, pohjoisranta] = streets;
  // Wherever the pointer was left by the test before, it comes to the last row only below.
  await expectMarkOfRow(kalevankatu);

  const dot = page.getByRole('option', { name: annankatu }).element();
  dot.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  dot.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));

  await expectMarkOfRow(pohjoisranta);
});

/** Moves the pointer over a row, which marks its dot. */
async function expectMarkOfRow(street: string): Promise<void> {
  await userEvent.hover(page.getByRole('link', { name: street }));
  const dot = page.getByRole('option', { name: street }).element();
  await vi.waitFor(() => expect(ringsAround(dot)).toContainEqual(['2px', system('CanvasText')]));
}

/** The line at the beginning of a row. */
function lineOf(name: Element): readonly string[] {
  const cell = name.closest('tr')?.firstElementChild;
  if (!cell) throw new Error('This stands in no row.');
  const { borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(cell, '::before');
  return [borderInlineStartWidth, borderInlineStartColor];
}

/** The rings around a dot, by their breadth and colour. */
function ringsAround(dot: Element): readonly (readonly string[])[] {
  const middle = dot.querySelector('circle')?.getAttribute('cx');
  return [...place.querySelectorAll(`g[aria-hidden] circle[cx="${middle}"]`)].map((ring) => {
    const { strokeWidth, stroke } = getComputedStyle(ring);
    return [strokeWidth, stroke];
  });
}

/** A colour of the reader's system, as it is computed. */
function system(name: string): string {
  const sample = document.createElement('span');
  sample.style.color = name;
  place.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}
