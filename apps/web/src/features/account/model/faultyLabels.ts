/** The labels of fields, each once: several fields may share one. */
export const faultyLabels = (
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
): readonly string[] => [...new Set(names.map((name) => labels[name] ?? name))];
