/** The members of an object with these names. */
export const pick = <Value, Name extends keyof Value>(value: Value, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<Value, Name>;

/** The names of an object that has no members but those of its type. */
export const namesOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[];

/** An object with the same names, and what becomes of each member. */
export const mapMembers = <Value>(
  members: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => unknown,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value, name)]));

/** Whether JSON is an object, and no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
