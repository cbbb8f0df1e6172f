import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url).pathname;

/** Stories that every component has, so that a reviewer finds the same questions answered everywhere. */
const expected = ['Default', 'LongFinnishText', 'RightToLeftSafe'];

/** Drawings and placeholders hold no words of their own; page numbers are no language. */
const wordless = [
  'Avatar',
  'EmptyDrawing',
  'Icon',
  'Logo',
  'OfferDrawing',
  'Pagination',
  'PremisesDrawing',
  'PremisesStreet',
  'Skeleton',
  'Spinner',
];

/** They are seen in others only: every field is a Field. */
const parts = ['Field', 'LocaleProvider', 'RouterProvider'];

const components = globSync('{components,patterns}/*/*.tsx', { cwd: source })
  .filter((path) => basename(path, '.tsx') === basename(dirname(path)))
  .map((path) => [basename(path, '.tsx'), path.replace(/\.tsx$/, '.stories.tsx')] as const)
  .filter(([name]) => !parts.includes(name));

describe.each(components)('the stories of %s', (name, path) => {
  const stories = [...readFileSync(`${source}${path}`, 'utf8').matchAll(/^export const (\w+)/gm)].map(
    ([, story]) => story,
  );

  it.each(expected.filter((story) => story !== 'LongFinnishText' || !wordless.includes(name)))(
    'hold %s',
    (story) => {
      expect(stories).toContain(story);
    },
  );
});
