import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { bundle, chunksWith, sizeOf } from '@tilava/scripts/sizes/bundle';
import { cssTarget } from '../../cssTarget.ts';
import { components, folder, largeWidgets, usingOf } from './library.ts';

/** Bytes by the name of a component. */
export type Weights = Readonly<Record<string, number>>;

/** React is there before, and to bundle it a hundred times takes longer than all the rest. */
const withoutReact = {
  name: 'without-react',
  enforce: 'pre',
  resolveId: (id: string) => (/^react(-dom)?(\/|$)/u.test(id) ? { id, external: true } : undefined),
} as const;

/**
 * What a page downloads for each component beside React, if it shows nothing else: minified and compressed, with all
 * that the component needs, and without what it loads on demand.
 */
export async function weigh(): Promise<Weights> {
  const weights: Record<string, number> = {};
  for (const name of [...components, ...largeWidgets].toSorted()) {
    const modules = { [name]: usingOf([name]) };
    const plugins = [withoutReact, vanillaExtractPlugin()];
    const output = await bundle(modules, { folder, plugins, cssTarget });
    weights[name] = sizeOf(chunksWith(name, output));
  }
  return weights;
}
