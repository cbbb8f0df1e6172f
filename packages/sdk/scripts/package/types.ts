import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollup, type OutputOptions } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { bundled } from './licences.ts';

/**
 * Bundles the declarations of all entries, with those of the packages that are bundled and without what is marked
 * internal. tsup's own way does not find declarations that stand beside a package's modules, and leaves their imports in
 * place.
 *
 * ES modules and CommonJS share one set, which is that of CommonJS, because only ES modules may import the other kind. An
 * entry that imports a companion has a declaration for each: some companions are ES modules only.
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
  const shared: OutputOptions = {
    dir: folder,
    entryFileNames: '[name].d.cts',
    chunkFileNames: '[name]-[hash].d.cts',
    // Bundling drops the reference, and not every program has the library.
    banner: ({ modules }) =>
      Object.values(modules).some(({ code }) => code?.includes('Symbol.dispose'))
        ? '/// <reference lib="esnext.disposable" />'
        : '',
  };
  try {
    const { output } = await bundle.write(shared);
    const own = output.map(({ fileName }) => fileName);
    const withCompanion = output.flatMap((file) =>
      file.type === 'chunk' && file.imports.some((path) => !own.includes(path)) ? [file.name] : [],
    );
    await bundle.write({
      ...shared,
      entryFileNames: ({ name }) => `[name].${withCompanion.includes(name) ? 'd.ts' : 'd.cts'}`,
    });
    indentByTabs(folder);
    for (const name of Object.keys(entry).filter((each) => !withCompanion.includes(each)))
      writeFileSync(join(folder, `${name}.d.ts`), `export * from './${name}.cjs';\n`);
  } finally {
    await bundle.close();
  }
}

/** A tab for four blanks: of declarations as deep as a schema's, indentation is a third. */
function indentByTabs(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => /\.d\.c?ts$/.test(each))) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replaceAll(/^(?: {4})+/gm, (blanks) => '\t'.repeat(blanks.length / 4)),
    );
  }
}
