/**
 * What builds weigh. Not by size-limit, which builds by esbuild or webpack, or weighs files: bounds here are of what
 * Vite makes of the library and its styles, as an app does, and of what an entry brings along at once and on demand.
 */
import { build, type InlineConfig, type Rolldown } from 'vite';
import { compressedSize } from './compressedSize.ts';

/** What a build put out: files of code, and beside them style sheets, fonts and the like. */
export type Bundle = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

export interface BundleOptions extends Pick<InlineConfig, 'plugins'> {
  /** The folder of the package whose dependencies the modules may import. */
  readonly folder: string;
  /** The browsers that styles are compiled for; else the builder's own choice. */
  readonly cssTarget?: string[];
}

/**
 * Builds modules for production as one app, and writes nothing.
 *
 * @param modules the text of each entry, by its name
 * @example
 * const [chunk] = chunksOf(await bundle({ money: "export * from '@tilava/domain/money';" }, { folder }));
 */
export async function bundle(
  modules: Readonly<Record<string, string>>,
  { folder, plugins = [], cssTarget }: BundleOptions,
): Promise<Bundle> {
  // Test runners say otherwise, and then react would be what developers get.
  process.env['NODE_ENV'] = 'production';
  const names = Object.keys(modules);
  // They only seem to lie in the package, so that imports are looked up as from a file of it.
  const path = (name: string) => `${folder}/entry:${name}.js`;
  const textByPath = new Map(names.map((name) => [path(name), modules[name]]));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [
      {
        name: 'entries',
        resolveId: (id) => (textByPath.has(id) ? id : undefined),
        load: (id) => textByPath.get(id),
      },
      ...plugins,
    ],
    build: {
      ...(cssTarget !== undefined && { cssTarget }),
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, path(name)])),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new Error('The build has to end with one output');
  return result.output;
}

/** The files of code. */
export function chunksOf(output: Bundle): readonly Rolldown.OutputChunk[] {
  return output.filter((file) => file.type === 'chunk');
}

/** The style sheets. */
export function stylesOf(output: Bundle): readonly Rolldown.OutputAsset[] {
  return output.filter((file) => file.type === 'asset').filter(({ fileName }) => fileName.endsWith('.css'));
}

/** The code that a page downloads before it starts: its entry, and all that this imports other than on demand. */
export function chunksWith(entry: string, output: Bundle): readonly Rolldown.OutputChunk[] {
  const start = chunksOf(output).filter(({ isEntry, name }) => isEntry && name === entry);
  if (start.length === 0) throw new Error(`There is no entry of the name ${entry}`);
  return withImports(start, chunksOf(output));
}

/** Chunks together with all that they import other than on demand. */
export function withImports<Chunk extends Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>>(
  start: readonly Chunk[],
  chunks: readonly Chunk[],
): readonly Chunk[] {
  const found = new Set(start);
  // A set goes on to what is added on the way.
  for (const chunk of found) {
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other);
  }
  return [...found];
}

/** The names of the style sheets that a page downloads before it starts. */
export function stylesWith(entry: string, output: Bundle): readonly string[] {
  const names = chunksWith(entry, output).flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(names)];
}

/** What these files weigh when each is compressed by itself, as they are downloaded. */
export function sizeOf(files: Bundle): number {
  const contents = files.map((file) => (file.type === 'chunk' ? file.code : file.source));
  return contents.reduce((sum, content) => sum + compressedSize(content), 0);
}
