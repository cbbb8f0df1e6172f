import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url).pathname;

/** By entry of the package, in bytes. */
const weights = JSON.parse(readFileSync(`${source}../size/weights.json`, 'utf8')) as Readonly<
  Record<string, number>
>;

/** Stories of several components, or of one that is described elsewhere. */
const others = [
  'Density',
  'lazy',
  'CardDataTable',
  'ChosenDataTable',
  'GrowingDataTable',
  'LongDataTable',
  'PremisesMap.outline',
  'SelectableDataTable',
  'TwoLineDataTable',
];

const described = globSync('**/*.stories.tsx', { cwd: source })
  .map((path) => ({ name: basename(path, '.stories.tsx'), path: path.replace('.stories.tsx', '') }))
  .filter(({ name }) => !others.includes(name));

const written = described.filter(({ path }) => existsSync(`${source}${path}.guide.tsx`));

describe('the page of a component', () => {
  it('has a guide for every component', () => {
    const missing = described.filter((one) => !written.includes(one)).map(({ name }) => name);
    expect(missing).toStrictEqual([]);
  });

  it.each(written.map(({ name, path }) => [name, path] as const))('shows the guide of %s', (name, path) => {
    const stories = readFileSync(`${source}${path}.stories.tsx`, 'utf8');
    expect(stories).toContain(`from './${name}.guide.tsx'`);
    expect(stories).toMatch(/parameters: \{[^}]*\bguide\b/u);
  });

  it.each(written.map(({ name, path }) => [name, path] as const))('says what %s weighs', (name, path) => {
    const guide = readFileSync(`${source}${path}.guide.tsx`, 'utf8');
    const [, entry = name] = /^  entry: '(\w+)',$/mu.exec(guide) ?? [];
    expect(Object.keys(weights)).toContain(entry);
  });
});
