interface SimilarNames {
  add(name: string): void;
  /** Names with a part at least as similar (0..1) to the text, the likest first, then the shortest. */
  find(text: string, similarity: number, most: number): string[];
}

/** As pg_trgm's `word_similarity`, which takes too long for a country's names, in memory: 200 bytes a name. */
export function similarNames(): SimilarNames {
  const names: string[] = [];
  /** The numbers of each name's trigrams, in their order. */
  const spelt: Uint32Array[] = [];
  const numbers = new Map<string, number>();
  /** Names that have a trigram, by its number. */
  const having: number[][] = [];

  function numberOf(trigram: string): number {
    const known = numbers.get(trigram);
    if (known !== undefined) return known;
    numbers.set(trigram, having.length);
    return having.push([]) - 1;
  }

  function sharing(trigrams: ReadonlySet<number>): Map<number, number[]> {
    const shared = new Uint16Array(names.length);
    for (const trigram of trigrams) {
      for (const name of having[trigram] ?? []) shared[name] = (shared[name] ?? 0) + 1;
    }
    const byCount = new Map<number, number[]>();
    for (const [name, count] of shared.entries()) {
      if (count === 0) continue;
      const group = byCount.get(count);
      if (group === undefined) byCount.set(count, [name]);
      else group.push(name);
    }
    return byCount;
  }

  return {
    add(name) {
      const trigrams = trigramsOf(name).map(numberOf);
      for (const trigram of new Set(trigrams)) having[trigram]?.push(names.length);
      spelt.push(Uint32Array.from(trigrams));
      names.push(name);
    },

    find(text, similarity, most) {
      const sought = new Set(trigramsOf(text));
      const known = new Set([...sought].flatMap((trigram) => numbers.get(trigram) ?? []));
      const groups = [...sharing(known)].toSorted(([one], [other]) => other - one);
      let found: Found[] = [];
      for (const [count, group] of groups) {
        // No name is more similar than if it had these trigrams and no others.
        const greatest = count / sought.size;
        if (greatest < (found.length < most ? similarity : (found.at(-1)?.similarity ?? 0))) break;
        const some = group.map((index) => ({
          name: names[index] ?? '',
          similarity: partSimilarity(known, sought.size, spelt[index] ?? new Uint32Array()),
        }));
        const similar = some.filter((name) => name.similarity >= similarity);
        found = [...found, ...similar].toSorted(likestFirst).slice(0, most);
      }
      return found.map(({ name }) => name);
    },
  };
}

interface Found {
  readonly name: string;
  readonly similarity: number;
}

const likestFirst = (one: Found, other: Found): number =>
  other.similarity - one.similarity ||
  one.name.length - other.name.length ||
  (one.name < other.name ? -1 : 1);

/** How similar the likest part of a name is; `sought` are the text's known trigrams, `size` is the count of all. */
function partSimilarity(sought: ReadonlySet<number>, size: number, name: Uint32Array): number {
  let greatest = 0;
  for (let from = 0; from < name.length; from += 1) {
    if (!sought.has(name[from] ?? -1)) continue;
    const part = new Set<number>();
    let common = 0;
    for (const trigram of name.subarray(from)) {
      if (part.has(trigram)) continue;
      part.add(trigram);
      if (!sought.has(trigram)) continue;
      common += 1;
      greatest = Math.max(greatest, common / (size + part.size - common));
    }
  }
  return greatest;
}

/** The trigrams of a folded text, as pg_trgm makes them: two blanks stand before each word, and one behind it. */
export const trigramsOf = (text: string): string[] =>
  text.split(' ').flatMap((word) => {
    const padded = `  ${word} `;
    return word === '' ? [] : Array.from({ length: word.length + 1 }, (_, at) => padded.slice(at, at + 3));
  });
