import { labelledNames, type Labelled } from '../forms/labelledNames.ts';

/** The labels of fields, each once. */
export const faultyLabels = <Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Labelled<Name>, string>>,
): readonly string[] => labelledNames(names).map((name) => labels[name]);
