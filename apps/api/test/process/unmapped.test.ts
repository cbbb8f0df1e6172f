import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const api = join(import.meta.dirname, '../..');
const compiler = join(api, '../../node_modules/typescript7/bin/tsc');

/** Which mapping has to place what somebody may write. */
const bodies = {
  NeedCreation: 'properties/needRow.ts',
  NeedChanges: 'properties/needRow.ts',
  AnnouncementCreation: 'announcements/toRow.ts',
  ListingChanges: 'announcements/toRow.ts',
  TenantCriteriaChanges: 'announcements/toRow.ts',
  AnnouncementChanges: 'announcements/service.ts',
  ResidenceCreation: 'residences/service.ts',
  ResidenceChanges: 'residences/service.ts',
  UserCreation: 'users/toRow.ts',
  UserChanges: 'users/toRow.ts',
  OccupationChanges: 'users/toRow.ts',
  PrivatePersonCreation: 'users/toRow.ts',
  PrivatePersonChanges: 'users/toRow.ts',
  OrganizationCreation: 'users/toRow.ts',
  OrganizationChanges: 'users/toRow.ts',
};

/** Which mapping has to fill what is answered, although the contract does not require it. */
const answers = {
  Need: 'properties/present.ts',
  Listing: 'properties/present.ts',
  TenantCriteria: 'properties/present.ts',
  Announcement: 'announcements/present.ts',
  Residence: 'announcements/present.ts',
  User: 'users/present.ts',
  Occupation: 'users/present.ts',
};

/** Which mappings have to fill, and to show, the columns of a table. */
const tables = {
  needs: ['properties/needRow.ts', 'properties/present.ts'],
  announcements: ['announcements/toRow.ts', 'properties/present.ts'],
  residences: ['residences/service.ts'],
  files: ['files/service.ts'],
  users: ['users/toRow.ts', 'users/present.ts'],
};
const schemaOf = {
  users: 'users',
  needs: 'premises',
  announcements: 'premises',
  residences: 'premises',
  files: 'premises',
};

let folder: string;
let errors: string;

/** Adds text behind the only place that fits the pattern. */
function insert(file: string, pattern: RegExp, text: string): void {
  const before = readFileSync(file, 'utf8');
  expect(before.match(new RegExp(pattern, 'gm')), `${pattern.source} in ${file}`).toHaveLength(1);
  writeFileSync(
    file,
    before.replace(new RegExp(pattern, 'm'), (found) => found + text),
  );
}

// Everything at once, because compiling takes seconds; each field has a name of its own.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-unmapped-'));
  cpSync(join(api, 'src'), join(folder, 'src'), { recursive: true });
  symlinkSync(join(api, 'node_modules'), join(folder, 'node_modules'));
  const contract = join(folder, 'contract.ts');
  cpSync(join(api, '../../packages/sdk/src/generated/schema.ts'), contract);
  for (const name of [...Object.keys(bodies), ...Object.keys(answers)]) {
    insert(contract, new RegExp(`^export interface ${name} \\{$`), `\n saunaOf${name}?: boolean;`);
  }
  for (const [table, file] of Object.entries(schemaOf)) {
    const pattern = new RegExp(`^export const ${table} = pgTable\\(\\s*'${table}',\\s*\\{$`);
    insert(
      join(folder, `src/db/schema/${file}.ts`),
      pattern,
      `\n columnOf_${table}: boolean('sauna').notNull(),`,
    );
  }
  const options = { noEmit: true, paths: { '@tilava/sdk/schema': [contract] } };
  const configuration = {
    extends: join(api, 'tsconfig.json'),
    compilerOptions: options,
    include: ['src/modules'],
    exclude: ['**/*.test.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  const compiled = promisify(execFile)(
    process.execPath,
    [compiler, '-p', folder, '--pretty', 'false', '--noErrorTruncation'],
    { cwd: folder, maxBuffer: 1e8 },
  );
  errors = await compiled.then(
    () => 'nothing',
    (failure: { stdout: string }) => failure.stdout,
  );
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether the compiler says, of a file, something of a name. */
const isMissed = (name: string, file: string): boolean =>
  errors.split(/\n(?=\S)/).some((error) => error.startsWith(`src/modules/${file}(`) && error.includes(name));

describe('a new field does not compile until it is placed:', () => {
  it.each(Object.entries(bodies))('of the body %s in %s', (name, file) => {
    expect(isMissed(`saunaOf${name}`, file), errors).toBe(true);
  });

  it.each(Object.entries(answers))('of the answer %s in %s', (name, file) => {
    expect(isMissed(`saunaOf${name}`, file), errors).toBe(true);
  });
});

describe('a new column does not compile until it is placed:', () => {
  const placed = Object.entries(tables).flatMap(([table, files]) =>
    files.map((file) => [table, file] as const),
  );
  it.each(placed)('of %s in %s', (table, file) => {
    expect(isMissed(`columnOf_${table}`, file), errors).toBe(true);
  });
});
