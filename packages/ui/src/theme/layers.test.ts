import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const order = ['reset', 'base', 'components', 'patterns', 'layout', 'pages'];

describe('the built styles', async () => {
  const css = await buildStyles();

  it('declare the order of the layers before any rule', () => {
    const beforeRules = css.slice(0, css.indexOf('{'));
    const declared = [...beforeRules.matchAll(/@layer ([^;{}]+);/g)].flatMap(([, names = '']) =>
      names.split(/,\s*/),
    );
    // A layer has the place at which it is first named, however often it is named again.
    expect([...new Set(declared)]).toEqual(order);
  });

  it('leave no rule outside a layer, but fonts and movements', () => {
    expect(outermost(css).filter((name) => !/^@(layer|font-face|keyframes)\b/.test(name))).toEqual([]);
  });
});

/** The styles of the theme and of one component of each layer, as a page gets them. */
async function buildStyles(): Promise<string> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const entry = 'virtual:styles';
  const files = ['./theme.ts', '../patterns/DataTable/DataTable.css.ts', '../layout/layout.css.ts'];
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: here('..'),
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'styles',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? files.map((file) => `import ${JSON.stringify(here(file))};`).join('\n') : null,
      },
    ],
    build: { write: false, minify: false, cssMinify: false, rolldownOptions: { input: entry } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  const styles = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  expect(styles).toHaveLength(1);
  return styles.join('');
}

/** What stands before each brace that lies in no other. */
function outermost(css: string): readonly string[] {
  let depth = 0;
  let name = '';
  const names: string[] = [];
  for (const character of css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/@layer [^;{}]+;/g, '')) {
    if (character === '{' && depth++ === 0) names.push(name.trim());
    else if (character === '}' && --depth === 0) name = '';
    else if (depth === 0) name += character;
  }
  return names;
}
