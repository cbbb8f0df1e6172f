import type { Rolldown } from 'vite';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** All that drawn pages need of the build's style sheets, in one: those of every page, and those whose classes they use. */
export function stylesOf(output: readonly Output[], built: string, pages: readonly string[]): string {
  const used = new Set(pages.flatMap(classesIn));
  const sheets = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? [{ name: file.fileName, source: String(file.source) }]
      : [],
  );
  const isFirst = ({ name }: { readonly name: string }) => built.includes(name);
  return [...sheets.filter(isFirst), ...sheets.filter((sheet) => !isFirst(sheet))]
    .filter((sheet) => isFirst(sheet) || selectorsIn(sheet.source).some((name) => used.has(name)))
    .map(({ source }) => source)
    .join('');
}

const classesIn = (html: string): readonly string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

const selectorsIn = (css: string): readonly string[] =>
  [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
