import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarNames, trigramsOf } from './similarNames.ts';

const all = Number.MAX_SAFE_INTEGER;
const namesOf = (...names: string[]) => {
  const index = similarNames();
  for (const name of names) index.add(name);
  return index;
};

describe('trigrams', () => {
  it.each([
    ['katu', ['  k', ' ka', 'kat', 'atu', 'tu ']],
    ['a b', ['  a', ' a ', '  b', ' b ']],
    ['', []],
  ])('of %j', (text, trigrams) => {
    expect(trigramsOf(text)).toEqual(trigrams);
  });
});

describe('names much like a text', () => {
  const names = namesOf(
    'annankatu',
    'annankuja',
    'juhannuskatu',
    'malmin kauppatie',
    'kukkakatu',
    'hanuripolku',
  );

  it.each([
    ['anankatu', 0.45, 'annankatu'],
    ['annankaut', 0.45, 'annankatu'],
    ['kauppatie', 0.6, 'malmin kauppatie'],
    ['kaupatie', 0.45, 'malmin kauppatie'],
    ['annankuj', 0.6, 'annankuja'],
    ['hanuripolkku', 0.6, 'hanuripolku'],
  ])('%s, as similar as %f: %s is the likest', (text, similarity, name) => {
    expect(names.find(text, similarity, all)[0]).toBe(name);
  });

  it('are none where nothing is, and no more than are wanted', () => {
    expect(names.find('zzzzzz', 0.45, all)).toEqual([]);
    expect(names.find('', 0.45, all)).toEqual([]);
    expect(names.find('kuja', 0.1, 2)).toHaveLength(2);
    expect(namesOf().find('katu', 0.1, all)).toEqual([]);
  });
});

/** The likeness of two texts by its definition: over all parts of the name. */
function likeness(text: string, name: string): number {
  const sought = new Set(trigramsOf(text));
  const trigrams = trigramsOf(name);
  const parts = trigrams.flatMap((_, from) => trigrams.map((_unused, to) => trigrams.slice(from, to + 1)));
  const likenesses = parts.map((part) => {
    const common = [...new Set(part)].filter((trigram) => sought.has(trigram));
    return common.length / new Set([...part, ...sought]).size;
  });
  return Math.max(0, ...likenesses.filter((value) => !Number.isNaN(value)));
}

const name = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'b', 'k', 't', 'u'), minLength: 1, maxLength: 9 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((tokens) => tokens.join(' '));

it('finds just those that are as similar, the likest first, as many as are wanted', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(name, { maxLength: 40 }),
      name,
      fc.constantFrom(0.3, 0.45, 0.6, 1),
      fc.integer({ min: 1, max: 12 }),
      (names, text, similarity, most) => {
        const expected = names
          .map((found) => ({ found, likeness: likeness(text, found) }))
          .filter((one) => one.likeness >= similarity)
          .toSorted(
            (one, other) =>
              other.likeness - one.likeness ||
              one.found.length - other.found.length ||
              (one.found < other.found ? -1 : 1),
          );
        expect(namesOf(...names).find(text, similarity, most)).toEqual(
          expected.slice(0, most).map(({ found }) => found),
        );
      },
    ),
  );
});
