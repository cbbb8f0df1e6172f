import { readFileSync } from 'node:fs';
import type { ExportedName } from './findExports.ts';

/** The README's TypeScript as examples. What they import is found by name, as for those of doc comments. */
export function readReadme(file: string): ExportedName {
  const text = readFileSync(file, 'utf8');
  const examples = [...text.matchAll(/(?<=^```ts\n).*?(?=^```$)/gms)].map((match) => ({
    text: match[0].replaceAll(/^import .*$/gm, ''),
    line: text.slice(0, match.index).split('\n').length,
  }));
  return {
    name: 'README',
    file,
    line: 1,
    module: file,
    isPublic: true,
    isType: false,
    isFunction: false,
    hasDocs: true,
    examples,
  };
}
