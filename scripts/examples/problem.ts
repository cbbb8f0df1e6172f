import type { ExportedName } from './findExports.ts';

/** Something wrong with the docs of a name. */
export interface Problem {
  readonly owner: ExportedName;
  /** Of the file in which the name is declared, from 1. */
  readonly line: number;
  readonly text: string;
}
