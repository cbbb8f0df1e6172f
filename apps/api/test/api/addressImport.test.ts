import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registeredPlaces, registeredStreets } from '../../src/db/schema.ts';
import { capitalRegister } from '../../src/places/capital/capitalRegister.ts';
import { importAddresses } from '../../src/places/importAddresses.ts';
import { importedRegister } from '../../src/places/register/importedRegister.ts';
import { registerSource } from '../../src/places/register/registerSource.ts';
import { registerStore } from '../../src/places/register/registerStore.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(async () => {
  await opened.database.close();
  opened.remove();
});
beforeEach(() => opened.database.queries.delete(registeredPlaces));

const good =
  '103123456A;091;01;1;6672000;385600;1;Annankatu;Annegatan;16;00120;014;Kamppi;Kampen;0910040063;20260815';
const other =
  '103123457B;091;01;1;6671900;385500;1;Töölönkatu;Tölögatan;3;00100;014;Töölö;Tölö;0910040064;20260815';
/** As the open data is written: ISO-8859-1, a line for each address. */
const fileOf = (...lines: string[]) => Readable.from([Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1')]);
const imported = (...lines: string[]) => importAddresses(opened.database, fileOf(...lines));
const allRows = () =>
  opened.database.queries.select().from(registeredPlaces).orderBy(asc(registeredPlaces.id));
const register = () => importedRegister(registerStore(opened.database));
const source = () => registerSource(capitalRegister(), register());
const suggested = async (input: string) =>
  (await register().suggest({ input, addressesOnly: true, session: null })).results.map(
    ({ address }) => address,
  );

describe('importing the open data on building addresses', () => {
  it('makes addresses that are found in Finnish and in Swedish', async () => {
    expect(await imported(good, other)).toEqual({
      read: 2,
      imported: 2,
      unchanged: 0,
      skipped: [],
      skippedCount: 0,
    });
    expect(await suggested('annank 16')).toEqual(['Annankatu 16, 00120 Helsinki']);
    expect(await suggested('annegatan')).toEqual(['Annegatan 16, 00120 Helsingfors']);
    expect(await suggested('Töölönkatu 3')).toEqual(['Töölönkatu 3, 00100 Helsinki']);
    expect(await suggested('toolonkatu 3')).toEqual(['Töölönkatu 3, 00100 Helsinki']);
  });

  it('changes nothing the second time, and only what differs the third', async () => {
    await imported(good, other);
    const before = await versions();
    expect(await imported(good, other)).toMatchObject({ imported: 0, unchanged: 2 });
    expect(await versions()).toEqual(before);
    const moved = good.replace('6672000', '6672010');
    expect(await imported(moved, other)).toMatchObject({ imported: 1, unchanged: 1 });
    const renamed = moved.replace('Annegatan', 'Annagatan');
    expect(await imported(renamed, other)).toMatchObject({ imported: 1, unchanged: 1 });
    expect(await suggested('annagatan')).toEqual(['Annagatan 16, 00120 Helsingfors']);
  });

  it('forgets the names of streets that no address has any more', async () => {
    await imported(good, other);
    await imported(good.replace('Annegatan', 'Annagatan'), other);
    const rows = await opened.database.queries.select().from(registeredStreets);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([
      'annagatan',
      'annankatu',
      'tologatan',
      'toolonkatu',
    ]);
  });

  it('leaves wrong lines out, and says which and why', async () => {
    const swapped = good.replace('6672000;385600', '385600;6672000');
    const quoted = other.replace('Töölönkatu', '"Töölönkatu').replace('103123457B', '103123458C');
    const result = await imported(good, '', 'no address', swapped, quoted, good, other);
    expect(result).toMatchObject({ read: 6, imported: 3, skippedCount: 3 });
    expect(result.skipped).toEqual([
      { line: 3, reason: 'has 1 columns, 11 are needed' },
      { line: 4, reason: 'lies outside of Finland' },
      { line: 6, reason: 'repeats an address of a line before' },
    ]);
  });

  it.each([
    { wrong: 99, reported: 99 },
    { wrong: 100, reported: 100 },
    { wrong: 101, reported: 100 },
  ])(
    'reports a hundred of $wrong wrong lines at most, and counts all of them',
    async ({ wrong, reported }) => {
      const result = await imported(...Array.from({ length: wrong }, () => 'wrong'));
      expect(result.skipped).toHaveLength(reported);
      expect(result).toMatchObject({ read: wrong, imported: 0, skippedCount: wrong });
    },
  );

  it('takes an empty file', async () => {
    expect(await importAddresses(opened.database, Readable.from([]))).toMatchObject({ read: 0, imported: 0 });
  });

  it('comes before what the product brings itself, which stays there', async () => {
    const moved = good.replace('6672000;385600', '6672100;385700');
    await imported(moved);
    const suggest = async (input: string) =>
      (await source().suggest({ input, addressesOnly: false, session: null })).results;
    const [measured, ...others] = await suggest('Annankatu 16,');
    expect(measured).toMatchObject({ id: '103123456A-1', address: 'Annankatu 16, 00120 Helsinki' });
    expect(others.map(({ address }) => address)).not.toContain('Annankatu 16, 00120 Helsinki');
    expect((await suggest('Annankatu 25'))[0]).toMatchObject({ address: 'Annankatu 25, 00100 Helsinki' });
    expect((await suggest('kall'))[0]).toMatchObject({ address: 'Kallio, Helsinki', kind: 'area' });
  });

  it('keeps whole batches of a file that breaks off, and ends with its error', async () => {
    const lines = [...generated(1_500)];
    const broken = Readable.from(
      (function* () {
        yield Buffer.from(lines.join(''), 'latin1');
        throw new Error('The disk is gone');
      })(),
    );
    await expect(importAddresses(opened.database, broken)).rejects.toThrow('The disk is gone');
    expect((await allRows()).length % 1_000).toBe(0);
    expect(
      await importAddresses(opened.database, Readable.from(lines.map((line) => Buffer.from(line)))),
    ).toMatchObject({ read: 1_500, skippedCount: 0 });
    expect(await allRows()).toHaveLength(1_500);
  });

  it('takes no more memory for a larger file, and tells how far it is', async () => {
    const rows = Number(process.env['IMPORT_ROWS'] ?? 10_000);
    const heaps: number[] = [];
    const progress: number[] = [];
    const started = performance.now();
    const result = await importAddresses(opened.database, Readable.from(generated(rows)), {
      onProgress: (read) => {
        progress.push(read);
        if (read === rows / 5 || read === rows) heaps.push(collectedHeap());
      },
    });
    const seconds = (performance.now() - started) / 1_000;
    if (process.env['IMPORT_ROWS'] !== undefined) console.log({ rows, seconds, heaps });
    expect(result).toMatchObject({ read: rows, imported: rows, skippedCount: 0 });
    expect(progress).toEqual(Array.from({ length: rows / 1_000 }, (_, batch) => (batch + 1) * 1_000));
    const [early = 0, late = Infinity] = heaps;
    expect(late - early).toBeLessThan(20);
  }, 300_000);
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The heap without what is only waiting to be collected, in megabytes. */
function collectedHeap(): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

function* generated(rows: number): Generator<string> {
  for (let row = 0; row < rows; row += 1) {
    const building = (100_000_000 + row).toString();
    yield `${building}X;091;01;1;${6_672_000 + (row % 1_000)};${385_000 + (row % 777)};1;Katu${row % 997}tie;;${row % 60};00100;;;;;20260815\n`;
  }
}

/** Which transaction wrote each row. */
async function versions(): Promise<unknown> {
  const { rows } = await opened.database.queries.execute(
    sql`select id, xmin::text from registered_places order by id`,
  );
  return rows;
}
