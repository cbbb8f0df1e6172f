import { isInSearchArea } from '@tilava/domain/place';
import type { PlaceSource, Suggestions } from '../placeSource.ts';
import { suggestionLimit } from '../placeSource.ts';
import { isOfGazetteer } from '../gazetteer/gazetteerRows.ts';
import type { RegisterRow, RegisterStore } from './registerStore.ts';
import { liesIn, readSearch, type SearchTerms } from './searchText.ts';

/** Shorter names have too few trigrams to tell a slip from another street: `katu` is like half of all of them. */
const shortestSimilarName = 5;

/** The extension's own measure; where nothing begins like the input, a letter may be missing in half a name. */
const similarityBesideExact = 0.6;
const similarityAlone = 0.45;

/** What the licence of the imported addresses (CC BY 4.0) asks to be said. */
const importAttribution =
  'Addresses: Digital and Population Data Services Agency, the Population Information System, CC BY 4.0';

/** Suggests from the product's own register: what begins like the input first, then what is written much like it. */
export const registerSource = (store: RegisterStore): PlaceSource => ({
  name: 'register',

  async suggest({ input, addressesOnly }): Promise<Suggestions> {
    const terms = readSearch(input);
    if (terms.text === '') return { results: [], attribution: null };
    const exact = await store.listBeginning(terms, addressesOnly);
    let rows = bestOf([...exact].toSorted(byExactness(terms)), terms);
    if (rows.length < suggestionLimit && terms.name.length >= shortestSimilarName) {
      const similarity = rows.length === 0 ? similarityAlone : similarityBesideExact;
      const similar = await store.listSimilar(terms, addressesOnly, similarity);
      rows = bestOf([...rows, ...similar], terms);
    }
    return {
      results: rows.map(({ id, address, kind }) => ({ id, address, kind })),
      attribution: rows.some(({ id }) => !isOfGazetteer(id)) ? importAttribution : null,
    };
  },

  find: (id) => store.find(id),
});

const byName = new Intl.Collator('fi', { numeric: true });

/** What goes on exactly as it was typed comes first; house numbers count as numbers. */
function byExactness({ text }: SearchTerms) {
  const rank = (row: RegisterRow) => (row.searchText.startsWith(text) ? 0 : 1);
  return (one: RegisterRow, other: RegisterRow): number =>
    rank(one) - rank(other) || byName.compare(one.searchText, other.searchText);
}

/** Several buildings may share an address: the first stands for all of them. */
function bestOf(rows: readonly RegisterRow[], { locality }: SearchTerms): RegisterRow[] {
  const byAddress = new Map<string, RegisterRow>();
  for (const row of rows) {
    if (byAddress.size === suggestionLimit) break;
    if (byAddress.has(row.address) || !isInSearchArea(row) || !liesIn(row.address, locality)) continue;
    byAddress.set(row.address, row);
  }
  return [...byAddress.values()];
}
