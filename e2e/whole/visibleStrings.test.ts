import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sightings, stringTable, unseenStrings } from '../support/visibleStrings.ts';

test('every string that the specification shows is shown in some journey', async () => {
  const table = process.env['STRINGS_TABLE'];
  if (table !== undefined) {
    await writeFile(join(import.meta.dirname, '../..', table), stringTable(await sightings()));
  }
  const unseen = (await unseenStrings()).map(({ section, name }) => `${section}: ${name}`);
  expect(unseen).toEqual([]);
});
