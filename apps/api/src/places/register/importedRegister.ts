import { isInSearchArea } from '@tilava/domain/place';
import { type PlaceSearch, suggestionLimit, type Suggestions } from '../placeSource.ts';
import { liesIn, readSearch, type SearchTerms } from './searchText.ts';
import type { RegisterRow, RegisterStore } from './registerStore.ts';
import { similarNames } from './similarNames.ts';

/** Shorter names have too few trigrams to tell a slip from another street: `katu` is like half of all of them. */
const shortestSimilarName = 5;

/** Of trigrams (see similarNames); where nothing begins like the input, a letter may be missing in half a name. */
const similarityBesideExact = 0.6;
const similarityAlone = 0.45;

/** Streets that are looked into at once: most searches are answered by the first few. */
const namesAtOnce = 20;

/** What was imported, and whether none of it begins like the input where the input says. */
interface ImportedSuggestions extends Suggestions {
  readonly isGuessed: boolean;
}

/** Suggests from the imported register: what begins like the input first, then what is written much like it. */
export function importedRegister(store: RegisterStore) {
  const streets = streetNames(store);

  /** Adds what lies in streets whose names are much like the input's, the likest first. */
  async function withSimilar(
    rows: readonly RegisterRow[],
    terms: SearchTerms,
    addressesOnly: boolean,
  ): Promise<RegisterRow[]> {
    const similarity = rows.length === 0 ? similarityAlone : similarityBesideExact;
    const names = await streets.listSimilar(terms.name, similarity);
    let found = [...rows];
    for (let from = 0; from < names.length && found.length < suggestionLimit; from += namesAtOnce) {
      const some = names.slice(from, from + namesAtOnce);
      found = bestOf([...found, ...(await store.listInStreets(some, terms, addressesOnly))], terms);
    }
    return found;
  }

  return {
    isThere: () => store.isFilled(),

    async suggest({ input, addressesOnly }: PlaceSearch): Promise<ImportedSuggestions> {
      const terms = readSearch(input);
      if (terms.text === '') return { results: [], sources: [], isGuessed: true };
      const exact = inOrder(await store.listBeginning(terms, addressesOnly), terms);
      const beginning = bestOf(exact, terms);
      const isSearched = beginning.length < suggestionLimit && terms.name.length >= shortestSimilarName;
      const there = isSearched ? await withSimilar(beginning, terms, addressesOnly) : beginning;
      const rows = there.length > 0 ? there : bestOf(exact);
      return {
        isGuessed: beginning.length === 0,
        results: rows.map(({ id, address, kind }) => ({ id, address, kind, isApproximate: kind === 'area' })),
        sources: rows.length > 0 ? ['populationInformation'] : [],
      };
    },

    find: (id: string) => store.find(id),
  };
}

export type ImportedRegister = ReturnType<typeof importedRegister>;

/** What goes on exactly as it was typed comes first; house numbers count as numbers. */
function inOrder(rows: readonly RegisterRow[], { text }: SearchTerms): RegisterRow[] {
  // Compared as plain texts: a collator takes ten milliseconds for a long street.
  const keyOf = ({ searchText }: RegisterRow) =>
    `${searchText.startsWith(text) ? 0 : 1}${searchText.replaceAll(/\d+/g, (digits) => digits.padStart(9, '0'))}`;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((one, other) => Number(one.key > other.key) - Number(one.key < other.key))
    .map(({ row }) => row);
}

/** Several buildings may share an address: the first stands for all of them. With terms only what lies where they say. */
function bestOf(rows: readonly RegisterRow[], terms?: SearchTerms): RegisterRow[] {
  const byAddress = new Map<string, RegisterRow>();
  for (const row of rows) {
    if (byAddress.size === suggestionLimit) break;
    if (byAddress.has(row.address) || !isInSearchArea(row)) continue;
    if (terms === undefined || isThere(row, terms)) byAddress.set(row.address, row);
  }
  return [...byAddress.values()];
}

const isThere = ({ address }: RegisterRow, { locality }: SearchTerms): boolean =>
  locality.municipalities.length === 0 || liesIn(locality, readSearch(address).locality);

/** As many names as may be meant; the first are much likelier than the last. */
const most = 100;
/** Names that are read at once: the embedded database answers nobody else meanwhile. */
const batchSize = 1_000;

/** The register's streets and areas, held in memory; each search begins with those that were added meanwhile. */
function streetNames(store: Pick<RegisterStore, 'listStreetsAfter'>) {
  const names = similarNames();
  let last = 0;
  let reading: Promise<void> | null = null;

  async function readNew(): Promise<void> {
    for (;;) {
      const added = await store.listStreetsAfter(last, batchSize);
      for (const { id, name } of added) {
        names.add(name);
        last = id;
      }
      if (added.length < batchSize) return;
    }
  }

  return {
    /** Names with a part as similar to the text as that (0..1), the likest first. */
    async listSimilar(text: string, similarity: number): Promise<string[]> {
      reading ??= readNew().finally(() => (reading = null));
      await reading;
      return names.find(text, similarity, most);
    },
  };
}
