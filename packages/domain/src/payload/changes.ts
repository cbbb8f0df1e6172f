import { isObject } from '../members.ts';

/**
 * The changed members of a JSON object; null where none did. Lists are compared as sets, objects deeply and given
 * whole. A missing member hasn't changed.
 *
 * @example
 * changedValues({ name: 'Tenant Oy', floors: ['top', 'middle'] }, { name: 'Tenant Ab', floors: ['middle', 'top'] });
 * // { name: 'Tenant Ab' }
 */
export function changedValues<Value extends object>(before: Value, after: Value): Partial<Value> | null {
  const known = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => value !== undefined && !isSame(known.get(name), value),
  );
  // What is left of the entries of a value is a part of it.
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<Value>);
}

function isSame(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return holds(before, after) && holds(after, before);
  if (!isObject(before) || !isObject(after)) return before === after;
  return Object.keys(before).length === Object.keys(after).length && changedValues(before, after) === null;
}

const holds = (list: readonly unknown[], others: readonly unknown[]): boolean =>
  others.every((other) => list.some((value) => isSame(value, other)));

/** x is the latitude and y the longitude, in degrees (§3). */
interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** A point moves as a whole, and with its address: x and y are sent together where any of the three changed. */
export const withBothCoordinates = <Changes extends Partial<Coordinates & { address: string }>>(
  changes: Changes,
  { x, y }: Coordinates,
): Changes => (['address', 'x', 'y'].some((name) => name in changes) ? { ...changes, x, y } : changes);
