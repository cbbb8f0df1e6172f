import { isRecord } from '../form/form.ts';

/** The contract's names by the other names that the specification has for them (section 3). */
const synonyms = { rooms: 'roomCount', whenAvailable: 'moveInDate' } as const;

/**
 * What came for a need or a listing, under the contract's names: `rooms` is read as `roomCount` and
 * `whenAvailable` as `moveInDate` (specification, section 3). Where both names are there, the contract's counts.
 * Takes anything; what holds no values by name comes back as it is, for the form to refuse.
 *
 * @example
 * readSynonyms({ rooms: [2], whenAvailable: '2026-06-01' }); // { roomCount: [2], moveInDate: '2026-06-01' }
 */
export function readSynonyms(values: unknown): unknown {
  if (!isRecord(values)) return values;
  const read = { ...values };
  for (const [synonym, name] of Object.entries(synonyms)) {
    if (!Object.hasOwn(read, synonym)) continue;
    if (!Object.hasOwn(read, name)) read[name] = read[synonym];
    delete read[synonym];
  }
  return read;
}
