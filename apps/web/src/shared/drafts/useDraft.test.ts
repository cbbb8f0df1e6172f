import { createElement } from 'react';
import { expect, it } from 'vitest';
import { createMockedServices } from '../../testing/mockedApi.ts';
import { renderToMarkup } from '../../testing/renderToMarkup.tsx';
import { DraftNote } from './useDraft.tsx';

/** What is said of a draft that the device has kept. */
const noteOf = (keptAt: number): string => {
  const nothing = () => undefined;
  const draft = { state: 'kept' as const, keptAt, throwAway: nothing, undo: nothing };
  return renderToMarkup(createMockedServices(), createElement(DraftNote, { draft }));
};

it('says of a draft how long ago it was kept, and exactly when', () => {
  const keptAt = Date.now() - 5 * 60_000;
  const markup = noteOf(keptAt);
  expect(markup).toContain(`dateTime="${new Date(keptAt).toISOString()}"`);
  expect(markup).toMatch(
    /title="\d\d\/\d\d\/\d{4} \d\d:\d\d">Draft saved on this device .*\(5 minutes ago\)/u,
  );
});

it('says only that it was kept where the device tells a time that is none', () => {
  expect(noteOf(1e300)).toContain('Draft saved on this device');
  expect(noteOf(1e300)).not.toContain('<time');
});
