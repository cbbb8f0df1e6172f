/**
 * The members of an object of JSON that changed, as they are now; null where none did. Lists are compared as sets,
 * because the contract's are; objects inside are compared as deep as they go and given whole. A member that the later
 * object lacks has not changed.
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
  if (isList(before) && isList(after)) return holds(before, after) && holds(after, before);
  if (isRecord(before) && isRecord(after)) return isSameRecord(before, after);
  return before === after;
}

const holds = (list: readonly unknown[], others: readonly unknown[]): boolean =>
  others.every((other) => list.some((value) => isSame(value, other)));

function isSameRecord(before: object, after: object): boolean {
  const known = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(after);
  return entries.length === known.size && entries.every(([name, value]) => isSame(known.get(name), value));
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isList(value);
