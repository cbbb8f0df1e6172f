import type { Rolldown } from 'vite';

type Output =
  | Pick<Rolldown.OutputChunk, 'type' | 'fileName'>
  | Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'source'>;

/**
 * The styles that prerendered pages need, in one sheet: those of every page, in the order in which the page names them,
 * because the first declares the cascade layers, and then those whose classes they use.
 */
export function pageStyles(output: readonly Output[], built: string, pages: readonly string[]): string {
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

/**
 * Moves inline styles into one style element with the page's nonce: the Content-Security-Policy allows no others. React
 * leaves them alone during hydration.
 */
export function nonceStyles(html: string): { readonly content: string; readonly style: string } {
  const rules: string[] = [];
  const content = html.replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
    const known = rules.indexOf(style);
    const index = known === -1 ? rules.push(style) - 1 : known;
    return ` data-drawn="${index}"`;
  });
  const sheet = rules.map((rule, index) => `[data-drawn="${index}"]{${rule}}`).join('');
  return { content, style: `<style nonce="__CSP_NONCE__">${sheet}</style>` };
}
