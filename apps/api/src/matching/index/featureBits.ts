/** Where the flags of either side lie in a row's features: in two halves, each of which a table of the scan looks up. */
import { criteria, flagFields, type FlagField } from '../criteria/criteria.ts';
import { ofEach } from '@tilava/domain/matching';
import { flagNames } from '../filterFlags.ts';
import type { Bits } from './fields.ts';

/** Tables of more entries would not stay in the processor's caches, and some bits are the needs' own. */
const maxHalfBits = 14;

const widthOf = (field: FlagField): number => criteria[field].flags.width;
const allBits = flagFields.reduce((sum, field) => sum + widthOf(field), 0);

/** Each field's flags in the first half that has room; null where both are full. */
function layOut(halfBits: number): Readonly<Record<FlagField, Bits>> | null {
  const used = [0, 0];
  const places = flagFields.map((field) => {
    const width = widthOf(field);
    const half = used.findIndex((bits) => bits + width <= halfBits);
    const shift = half * halfBits + (used[half] ?? 0);
    used[half] = (used[half] ?? 0) + width;
    return [field, { shift, width }] as const;
  });
  const hasRoom = places.every(([, { shift }]) => shift >= 0);
  return hasRoom ? (Object.fromEntries(places) as Record<FlagField, Bits>) : null;
}

function layOutEvenly() {
  for (let halfBits = Math.ceil(allBits / 2); halfBits <= maxHalfBits; halfBits += 1) {
    const bits = layOut(halfBits);
    if (bits !== null) return { halfBits, bits };
  }
  throw new Error(
    `The flags of ${flagFields.join(', ')} take ${allBits} bits, but two tables look up ${maxHalfBits} each`,
  );
}

const layout = layOutEvenly();

/** How many bits each table looks up. */
export const halfBits = layout.halfBits;

/** Where each field's flags lie. */
export const featureBits = layout.bits;

/** Bits of a row's features besides: what filters ask of its side. */
export const filterBits = ofEach(flagNames, (name) => 1 << (2 * halfBits + flagNames.indexOf(name)));
