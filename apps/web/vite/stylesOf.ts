import type { Rolldown } from 'vite';

type Output =
  | Pick<Rolldown.OutputChunk, 'type' | 'fileName'>
  | Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'source'>;

/**
 * The styles that prerendered pages need of the build, in one sheet: those of every page, in the order in which the page
 * names them, because the first says which layer is stronger, and then those whose classes they use.
 */
export function stylesOf(output: readonly Output[], built: string, pages: readonly string[]): string {
  const used = new Set(pages.flatMap(classesIn));
  const sheets = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? [{ place: built.indexOf(file.fileName), source: String(file.source) }]
      : [],
  );
  const ofEveryPage = sheets
    .filter(({ place }) => place !== -1)
    .toSorted((one, other) => one.place - other.place);
  const ofSome = sheets.filter(
    ({ place, source }) => place === -1 && selectorsIn(source).some((name) => used.has(name)),
  );
  return [...ofEveryPage, ...ofSome].map(({ source }) => source).join('');
}

const classesIn = (html: string): readonly string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

const selectorsIn = (css: string): readonly string[] =>
  [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
