import { capitalIdPrefix } from '../capital/place.ts';
import type { CapitalRegister } from '../capital/capitalRegister.ts';
import { suggestionLimit, type PlaceSearch, type PlaceSource, type Suggestions } from '../placeSource.ts';
import type { ImportedRegister } from './importedRegister.ts';
import { readSearch } from './searchText.ts';

/** Whom the built-in register is owed to. */
const capitalSources = ['ryhti', 'statisticsFinland'] as const;

/**
 * The product's own source: what was imported, and behind it the register of the capital region, which comes with the
 * product; so nothing is lost while an import is under way. No import has districts: they come first.
 */
export function registerSource(capital: CapitalRegister, imported: ImportedRegister): PlaceSource {
  function fromCapital(search: PlaceSearch): Suggestions {
    const results = capital.suggest(search);
    return { results, sources: results.length > 0 ? capitalSources : [] };
  }

  async function fromBoth(search: PlaceSearch): Promise<Suggestions> {
    const areas = search.addressesOnly ? [] : capital.areasBeginning(readSearch(search.input));
    const [measured, builtIn] = [await imported.suggest(search), fromCapital(search)];
    const all = [...areas, ...measured.results, ...builtIn.results];
    const byAddress = new Map(all.toReversed().map((place) => [place.address, place]));
    return {
      results: [...byAddress.values()].toReversed().slice(0, suggestionLimit),
      sources: [...measured.sources, ...builtIn.sources],
    };
  }

  return {
    name: 'register',
    suggest: async (search) => ((await imported.isThere()) ? fromBoth(search) : fromCapital(search)),
    find: async (id) => (id.startsWith(capitalIdPrefix) ? capital.find(id) : imported.find(id)),
  };
}
