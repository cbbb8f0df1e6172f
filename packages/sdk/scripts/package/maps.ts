import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly string[];
  readonly mappings: string;
}

const isWritten = (source: string): boolean =>
  source.startsWith('../src/') && !source.includes('/generated/');

/**
 * Keeps in source maps what was written by hand, for ES modules, which bundlers read. What is generated from the contract,
 * and the same again for CommonJS, would be the larger part of the package.
 */
export function trimMaps(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.map'))) {
    const path = join(folder, name);
    const trimmed = withoutGenerated(JSON.parse(readFileSync(path, 'utf8')) as SourceMap);
    if (trimmed.sources.length > 0 && !name.endsWith('.cjs.map')) {
      writeFileSync(path, JSON.stringify(trimmed));
    } else {
      rmSync(path);
      const code = path.slice(0, -'.map'.length);
      writeFileSync(code, readFileSync(code, 'utf8').replaceAll(/\n\/\/# sourceMappingURL=.*/g, ''));
    }
  }
}

function withoutGenerated(map: SourceMap): SourceMap {
  const kept = [...map.sources.keys()].filter((index) => isWritten(map.sources[index] ?? ''));
  const places = new Map(kept.map((index, place) => [index, place]));
  const trim = (segment: SourceMapSegment): SourceMapSegment => {
    const place = segment.length === 1 ? undefined : places.get(segment[1]);
    // Without a source, so that it is not taken for a part of what stands before it.
    if (segment.length === 1 || place === undefined) return [segment[0]];
    return segment.length === 4
      ? [segment[0], place, segment[2], segment[3]]
      : [segment[0], place, segment[2], segment[3], segment[4]];
  };
  // Lines are enough to step through code that isn't minified: what maps to the same line says nothing more.
  const isRepeated = (segment: SourceMapSegment, index: number, line: readonly SourceMapSegment[]) => {
    const before = line[index - 1];
    if (segment.length === 1) return before === undefined || before.length === 1;
    return before !== undefined && before.length > 1 && before[1] === segment[1] && before[2] === segment[2];
  };
  const lines = decode(map.mappings).map((line) =>
    line.map(trim).filter((segment, index, all) => !isRepeated(segment, index, all)),
  );
  return {
    ...map,
    sources: kept.map((index) => map.sources[index] ?? ''),
    sourcesContent: kept.map((index) => map.sourcesContent[index] ?? ''),
    mappings: encode(lines),
  };
}
