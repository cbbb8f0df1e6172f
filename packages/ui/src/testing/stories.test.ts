import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';

const source = new URL('..', import.meta.url).pathname;

/** They are seen in others only: every field is a Field. */
const parts = ['Field', 'LocaleProvider', 'RouterProvider'];

const components = globSync('{components,patterns}/*/*.tsx', { cwd: source }).filter((path) => {
  const name = basename(path, '.tsx');
  return name === basename(dirname(path)) && !parts.includes(name);
});

it.each(components)('%s has a story that shows its default', (path) => {
  const stories = readFileSync(source + path.replace(/\.tsx$/, '.stories.tsx'), 'utf8');
  expect(stories).toMatch(/^export const Default\b/m);
});
