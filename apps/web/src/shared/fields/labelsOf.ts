/** The labels of fields, by their names. */
export const labelsOf = <Name extends string>(names: readonly Name[], labelOf: (name: Name) => string) =>
  // Every name has its label.
  Object.fromEntries(names.map((name) => [name, labelOf(name)])) as Readonly<Record<Name, string>>;
