import type { Options } from './options.ts';

type Exports = Readonly<Record<string, string>>;

/** Where a component's file stands, from the package's folder. */
export const fileOf = ({ kind, name }: Options): string => `./src/${kind.folder}/${name}/${name}.tsx`;

/** A name that is taken, in any case of letters: some disks do not tell them apart. */
export function takenBy({ name }: Options, exports: Exports): string | undefined {
  return Object.keys(exports).find((subpath) => subpath.toLowerCase() === `./${name}`.toLowerCase());
}

/** Adds a component to the exports, which are sorted by their files within each folder. */
export function withSubpath(options: Options, exports: Exports): Exports {
  const [subpath, file] = [`./${options.name}`, fileOf(options)];
  const entries = Object.entries(exports);
  const folder = `./src/${options.kind.folder}/`;
  const isNeighbour = ([, path]: readonly [string, string]): boolean => path.startsWith(folder);
  const next = entries.findIndex((entry) => isNeighbour(entry) && entry[1] > file);
  const place = next === -1 ? entries.findLastIndex(isNeighbour) + 1 || entries.length : next;
  return Object.fromEntries(entries.toSpliced(place, 0, [subpath, file]));
}
