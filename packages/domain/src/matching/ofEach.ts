/** A record with a value for each key, in the keys' order. */
export function ofEach<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  const values: Partial<Record<Key, Value>> = {};
  for (const key of keys) values[key] = valueOf(key);
  return values as Record<Key, Value>;
}
