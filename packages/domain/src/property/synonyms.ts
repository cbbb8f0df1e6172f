import { readOperatingMargin } from '../enums.ts';
import { isObject } from '../members.ts';

/** The contract's names by the other names that the specification has for them (section 3). */
const synonyms = { rooms: 'roomCount', whenAvailable: 'moveInDate' } as const;

export interface SynonymsRead {
  readonly body: unknown;
  /** Where two names of the same thing say something else, as JSON pointers into the body. */
  readonly conflicts: readonly string[];
}

/**
 * A body under the contract's names (§3): `rooms` is `roomCount`, `whenAvailable` is `moveInDate`, the margin
 * `positive` is `postitive`; also in a sign-up's needs and a listing's criteria. Takes anything.
 *
 * @example
 * readSynonyms({ rooms: [2], whenAvailable: '2026-06-01' }).body; // { roomCount: [2], moveInDate: '2026-06-01' }
 */
export function readSynonyms(body: unknown): SynonymsRead {
  const conflicts: string[] = [];
  const read = readLevel(body, '', conflicts);
  if (!isObject(read)) return { body: read, conflicts };
  const { properties, criteria } = read;
  return {
    body: {
      ...read,
      ...(Array.isArray(properties) && {
        properties: properties.map((need: unknown, index) =>
          readLevel(need, `/properties/${index}`, conflicts),
        ),
      }),
      ...(isObject(criteria) && { criteria: readLevel(criteria, '/criteria', conflicts) }),
    },
    conflicts,
  };
}

function readLevel(values: unknown, pointer: string, conflicts: string[]): unknown {
  if (!isObject(values)) return values;
  const read = { ...values };
  for (const [synonym, name] of Object.entries(synonyms)) {
    if (!Object.hasOwn(read, synonym)) continue;
    if (!Object.hasOwn(read, name)) read[name] = read[synonym];
    else if (JSON.stringify(read[name]) !== JSON.stringify(read[synonym])) {
      conflicts.push(`${pointer}/${synonym}`);
    }
    delete read[synonym];
  }
  if (Object.hasOwn(read, 'operatingMargin')) read['operatingMargin'] = readMargins(read['operatingMargin']);
  return read;
}

/** One margin or a list of them; both spellings of one in a list are one. */
function readMargins(value: unknown): unknown {
  if (!Array.isArray(value)) return readMargin(value);
  if (!value.includes('positive')) return value;
  const others = value.filter((margin) => margin !== 'postitive');
  return others.map(readMargin);
}

const readMargin = (value: unknown): unknown =>
  typeof value === 'string' ? (readOperatingMargin(value) ?? value) : value;
