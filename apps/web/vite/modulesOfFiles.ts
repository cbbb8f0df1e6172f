import type { Plugin } from 'vite';

/** Where it is written, beside Vite's manifest, which isn't served either. */
export const modulesFile = '.vite/modules.json';

/** What a file of the build was made of. */
export interface BuiltFile {
  readonly fileName: string;
  readonly name: string;
  readonly imports: string[];
  readonly dynamicImports: string[];
  readonly moduleIds: string[];
}

/** Writes down what each file was made of, which tests of the build ask for. */
export function modulesOfFiles(): Plugin {
  return {
    name: 'modules-of-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle).map((file): BuiltFile => {
          const { fileName } = file;
          if (file.type === 'asset')
            return { fileName, name: file.names[0] ?? '', imports: [], dynamicImports: [], moduleIds: [] };
          const { name, imports, dynamicImports, moduleIds } = file;
          return { fileName, name, imports, dynamicImports, moduleIds };
        });
        this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify(files) });
      },
    },
  };
}
