import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../../testing/freshRoot.ts';
import '../../../theme/theme.ts';
import * as fieldStyles from '../../../components/Field/Field.css.ts';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { DatePicker } from '../../../lazy/fields.tsx';
import { calendar } from '../../../testing/writing.ts';
import { FieldRow } from './FormSection.tsx';

const loadLabels = { loading: 'Loading', failed: 'Couldn’t load the field.', retry: 'Try again' };

let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  await page.viewport(1280, 900);
  ({ place, root } = freshRoot());
});

it('has a DateField with help on the line of its neighbours', () => {
  showBeside(<DateField label="Birthday" description="Shown to nobody." />);
  expectOneLine();
});

it('has a DatePicker there, while it is on its way and when it has come', async () => {
  showBeside(<DatePicker {...calendar} label="Birthday" loadLabels={loadLabels} />);
  expect(place.querySelectorAll('input')).toHaveLength(2);
  expectOneLine();
  await vi.waitFor(() => expect(place.querySelectorAll('input')).toHaveLength(3));
  expectOneLine();
});

function showBeside(day: ReactNode): void {
  flushSync(() => {
    root.render(
      <FieldRow>
        <TextField label="Current address" />
        {day}
        <TextField label="Gender" description="As you like." />
      </FieldRow>,
    );
  });
}

/** Sees that the three boxes begin on one line and end on one, and that each question begins where its neighbours' do. */
function expectOneLine(): void {
  const frames = boxesOf(elements(fieldStyles.frame));
  const questions = boxesOf(elements(fieldStyles.label));
  for (const boxes of [frames, questions]) expect(boxes).toHaveLength(3);
  for (const edges of [
    frames.map(({ top }) => top),
    frames.map(({ bottom }) => bottom),
    questions.map(({ top }) => top),
  ]) {
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(0.5);
  }
}

const elements = (style: string): readonly Element[] => [...place.getElementsByClassName(style)];

const boxesOf = (drawn: readonly (Element | null)[]): readonly DOMRect[] =>
  drawn.flatMap((element) => element?.getBoundingClientRect() ?? []);
