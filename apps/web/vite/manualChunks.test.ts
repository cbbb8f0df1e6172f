import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownModules } from './manualChunks.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{apps/web,packages/{ui,domain}}/src/**/*.*', { cwd: root });

/** A pattern for each alternative of its groups, since a renamed module would otherwise go unnoticed beside others. */
function alternativesOf(pattern: string): readonly string[] {
  const group = /\(\?:([^()]*)\)/u.exec(pattern);
  if (group === null) return [pattern];
  const [whole, options = ''] = group;
  return options.split('|').flatMap((option) => alternativesOf(pattern.replace(whole, option)));
}

it.each([...new Set(ownModules.flatMap(alternativesOf))])('there is a module that %s matches', (pattern) => {
  expect(files.filter((file) => new RegExp(pattern, 'u').test(`/${file}`))).not.toEqual([]);
});
