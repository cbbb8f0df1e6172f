import { describe, expect, it } from 'vitest';
import { hasTest, rowsIn } from './references.ts';

describe('the table of what shows the specification’s sentences', () => {
  it('is read row by row, with each test that a file is named with', () => {
    const table = [
      '# Title',
      '| Sentence | Shown by |',
      '| --- | --- |',
      '| “Bare /user” | [a](../e2e/a.test.ts) “one”, “two”; [b](../b.test.ts) “three” |',
      '| nothing shows this | |',
    ].join('\n');
    expect(rowsIn(table)).toEqual([
      {
        sentence: '“Bare /user”',
        shownBy: [
          { file: 'e2e/a.test.ts', title: 'one' },
          { file: 'e2e/a.test.ts', title: 'two' },
          { file: 'b.test.ts', title: 'three' },
        ],
      },
      { sentence: 'nothing shows this', shownBy: [] },
    ]);
  });
});

describe('a test that is named', () => {
  const source = [
    "test('a plain one', async () => undefined);",
    'for (const role of roles) {\n  test(`each page of a ${role} says so`, run);\n}',
    "it(\n  'stands on a line of its own',\n  () => undefined);",
    "it.each([\n  ['x', 1],\n])('takes %s', () => undefined);",
    String.raw`it('says a landlord\'s', () => undefined);`,
    "test.skip('a skipped one', () => undefined);",
    "describe('a group', () => undefined);",
    'export const Default: Story = {};',
    'const Hidden: Story = {};',
  ].join('\n');

  it.each([
    'a plain one',
    'each page of a tenant says so',
    'stands on a line of its own',
    'takes x',
    "says a landlord's",
    'a group',
    'Default',
  ])('is found: %s', (title) => {
    expect(hasTest(source, title)).toBe(true);
  });

  it.each(['a plain', 'a plain one more', 'each page of a', 'a skipped one', 'Hidden', 'undefined'])(
    'is missed: %s',
    (title) => {
      expect(hasTest(source, title)).toBe(false);
    },
  );
});
