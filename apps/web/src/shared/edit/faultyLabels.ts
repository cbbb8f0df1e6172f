import { labelledNames } from '../forms/labelledNames.ts';

/** The labels of fields, each once. */
export const faultyLabels = (
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
): readonly string[] => labelledNames(names).map((name) => labels[name] ?? name);
