/**
 * Packs the open data on addresses into the register that the product comes with, `src/places/capital/register.txt.br`:
 * `pnpm --filter @tilava/api register <folder>`, where the folder holds `register-*.csv` with the columns
 * `street_fi,street_sv,number,postal_code,municipality,latitude,longitude`, and `fi-postal-areas.csv`, which begins with
 * `postal_code,municipality,latitude,longitude`. `readRegister.ts` says what the packed text is like.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isInSearchArea } from '@tilava/domain/place';
import { parse } from 'csv-parse/sync';

type Line = Readonly<Record<string, string>>;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder holds the open data');

const read = (file: string): Line[] => parse(readFileSync(join(folder, file)), { columns: true });
const cell = (line: Line, column: string): string => {
  const value = line[column];
  if (value === undefined || /[\t ,;]{2}|[\t\n]/.test(value))
    throw new Error(`No ${column}: ${JSON.stringify(line)}`);
  return value;
};

/** A hundred thousandth of a degree is a metre at most. */
const units = (line: Line, column: string): number => Math.round(Number(cell(line, column)) * 100_000);

const areas = read('fi-postal-areas.csv')
  .filter((line) =>
    isInSearchArea({ latitude: Number(line['latitude']), longitude: Number(line['longitude']) }),
  )
  .map((line) =>
    [
      cell(line, 'postal_code'),
      cell(line, 'municipality'),
      units(line, 'latitude'),
      units(line, 'longitude'),
    ].join('\t'),
  );

const streets = new Map<string, Line[]>();
for (const file of readdirSync(folder).filter((name) => /^register-.+\.csv$/.test(name))) {
  for (const line of read(file)) {
    const key = [cell(line, 'street_fi'), cell(line, 'street_sv'), cell(line, 'municipality')].join('\t');
    const lines = streets.get(key) ?? [];
    streets.set(key, lines);
    lines.push(line);
  }
}

/** Each point as its difference from the one before, which packs to a third. */
function pointsOf(lines: readonly Line[]): string {
  let [latitude, longitude, postalCode] = [0, 0, ''];
  const points = lines.map((line) => {
    const [north, east, code] = [
      units(line, 'latitude'),
      units(line, 'longitude'),
      cell(line, 'postal_code'),
    ];
    const point = [
      cell(line, 'number'),
      north - latitude,
      east - longitude,
      ...(code === postalCode ? [] : [code]),
    ];
    [latitude, longitude, postalCode] = [north, east, code];
    return point.join(',');
  });
  return points.join(' ');
}

const text = [
  ...areas,
  '',
  ...[...streets]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, lines]) => `${key}\t${pointsOf(lines)}`),
].join('\n');
const packed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: 24,
  },
});
writeFileSync(new URL('../src/places/capital/register.txt.br', import.meta.url), packed);
const points = [...streets.values()].reduce((sum, lines) => sum + lines.length, 0);
console.log(
  `${points} points of ${streets.size} streets and ${areas.length} postal areas in ${packed.length} bytes`,
);
