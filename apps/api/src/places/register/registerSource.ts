import { capitalIdPrefix } from '../capital/place.ts';
import type { CapitalRegister } from '../capital/capitalRegister.ts';
import {
  firstOfEach,
  type PlaceSearch,
  type PlaceSource,
  type PlaceSuggestion,
  type Suggestions,
} from '../placeSource.ts';
import type { ImportedRegister } from './importedRegister.ts';
import { readSearch } from './searchText.ts';

/** Whom the built-in register is owed to. */
const capitalSources = ['ryhti', 'statisticsFinland'] as const;

/** What was imported, behind it the built-in register; no import has districts, so that these come first. */
export function registerSource(capital: CapitalRegister, imported: ImportedRegister): PlaceSource {
  function fromCapital(search: PlaceSearch): Suggestions {
    const results = capital.suggest(search);
    return { results, sources: results.length > 0 ? capitalSources : [] };
  }

  async function fromBoth(search: PlaceSearch): Promise<Suggestions> {
    const areas = search.addressesOnly ? [] : capital.areasBeginning(readSearch(search.input));
    const [measured, builtIn] = [await imported.suggest(search), fromCapital(search)];
    // Of slips and short forms both may know more.
    const both = measured.isGuessed
      ? byTurns(measured.results, builtIn.results)
      : [...measured.results, ...builtIn.results];
    return {
      results: firstOfEach([...areas, ...both], withoutPostalCode),
      sources: [...measured.sources, ...builtIn.sources],
    };
  }

  return {
    name: 'register',
    suggest: async (search) => ((await imported.isThere()) ? fromBoth(search) : fromCapital(search)),
    find: async (id) => (id.startsWith(capitalIdPrefix) ? capital.find(id) : imported.find(id)),
  };
}

/** Postal codes of the built-in register are the neighbour's now and then. */
const withoutPostalCode = ({ address }: PlaceSuggestion): string => address.replace(/, \d{5}\b/, ',');

const byTurns = <Item>(some: readonly Item[], others: readonly Item[]): Item[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, at) => [
    ...some.slice(at, at + 1),
    ...others.slice(at, at + 1),
  ]).flat();
