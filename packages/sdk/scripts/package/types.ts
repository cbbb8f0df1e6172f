import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { bundled } from './licences.ts';

/**
 * Bundles the declarations of all entries, for ES modules and for CommonJS, with those of the packages that are bundled
 * and without what is marked internal. tsup's own way does not find declarations that stand beside a package's modules,
 * and leaves their imports in place.
 */
export async function bundleTypes(entry: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const bundle = await rollup({
    input: entry,
    plugins: [
      dts({
        tsconfig: 'tsconfig.json',
        includeExternal: [...bundled],
        // What a bundled package needs stands beside it, not beside the link to it.
        compilerOptions: { preserveSymlinks: false, stripInternal: true },
      }),
    ],
    onwarn(warning, warn) {
      // A schema has no code, and neither have most declarations.
      if (warning.code !== 'EMPTY_BUNDLE') warn(warning);
    },
  });
  try {
    for (const extension of ['d.ts', 'd.cts']) {
      await bundle.write({
        dir: folder,
        entryFileNames: `[name].${extension}`,
        chunkFileNames: `[name]-[hash].${extension}`,
        // Bundling drops the reference, and not every program has the library.
        banner: ({ modules }) =>
          Object.values(modules).some(({ code }) => code?.includes('Symbol.dispose'))
            ? '/// <reference lib="esnext.disposable" />'
            : '',
      });
    }
  } finally {
    await bundle.close();
  }
}
