/** Two bounds are one question under one label, and so are an address and its place. */
const labelled = {
  location: 'address',
  sizeMax: 'sizeMin',
  rentMax: 'rentMin',
} as const;

/** The name by which a field is labelled; what was confirmed is not shown. */
export type Labelled<Name> = Name extends keyof typeof labelled
  ? (typeof labelled)[Name]
  : Exclude<Name, 'confirmed'>;

/** The names by which fields are labelled, each once. */
export function labelledNames<Name extends string>(names: readonly Name[]): readonly Labelled<Name>[] {
  const labels: Readonly<Record<string, string>> = labelled;
  return [...new Set(names.map((name) => (labels[name] ?? name) as Labelled<Name>))];
}
