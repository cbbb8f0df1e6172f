import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, type Bundle } from '@tilava/scripts/sizes/bundle';
import { cssTarget } from '../../cssTarget.ts';
import { repeatableImports } from '../../vite/repeatableImports.ts';

/** Of the library itself. */
export const folder = join(import.meta.dirname, '../..');

const { exports: paths } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

const entries = Object.entries(paths)
  .filter(([, path]) => path.endsWith('.tsx'))
  .map(([subpath]) => subpath.replace('./', ''));

/** What is downloaded only where it is shown. */
export const largeWidgets: readonly string[] = [
  'BarChart',
  'ComboBox',
  'DatePicker',
  'Gallery',
  'LineChart',
  'Panorama',
  'ProximityPlot',
  'RangeChart',
];

/** Every component and pattern that is loaded with the page. */
export const components = entries.filter((name) => !name.startsWith('lazy/') && !largeWidgets.includes(name));

/** Every component and pattern there is, large ones as they are. */
export const everything = [...components, ...largeWidgets];

/** The text of a module that uses these components. */
export function usingOf(names: readonly string[]): string {
  const imports = names.map((name, index) => `import * as part${index} from '@tilava/ui/${name}';`);
  const uses = names.map((_, index) => `part${index}`);
  return [...imports, `globalThis.used = [${uses.join()}];`].join('\n');
}

/** The text of a module of an app that has nothing of the library, and all of react and react-dom. */
export const bareApp = `
  import * as react from 'react';
  import * as runtime from 'react/jsx-runtime';
  import * as dom from 'react-dom';
  import * as client from 'react-dom/client';
  globalThis.bare = [react, runtime, dom, client];
`;

/** Builds modules as an app that uses the library does. */
export function bundleWithStyles(modules: Readonly<Record<string, string>>): Promise<Bundle> {
  return bundle(modules, { folder, plugins: [vanillaExtractPlugin(), repeatableImports()], cssTarget });
}
