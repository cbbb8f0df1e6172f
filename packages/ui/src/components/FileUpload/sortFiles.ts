/** What is taken. */
export interface FileLimits {
  /** Media types, e.g. `['image/png']`. */
  readonly types: readonly string[];
  /** Bytes of one file. */
  readonly maximumSize: number;
}

/** Why a file is not even sent: checked before the upload, so that nobody waits for a refusal. */
export type Refusal = 'type' | 'size';

/** What may be sent, and what may not. */
export interface SortedFiles {
  readonly accepted: readonly File[];
  readonly refused: readonly { readonly file: File; readonly reason: Refusal }[];
}

/**
 * Parts files that may be sent from those that may not. A wrong type is the first thing to say: making such a
 * file smaller would not help.
 *
 * @example
 * sortFiles([new File([], 'plan.pdf', { type: 'application/pdf' })], limits).refused[0]?.reason; // 'type'
 */
export function sortFiles(files: readonly File[], limits: FileLimits): SortedFiles {
  const judged = files.map((file) => ({ file, reason: refusalOf(file, limits) }));
  return {
    accepted: judged.filter(({ reason }) => reason === undefined).map(({ file }) => file),
    refused: judged.flatMap(({ file, reason }) => (reason === undefined ? [] : [{ file, reason }])),
  };
}

function refusalOf(file: File, { types, maximumSize }: FileLimits): Refusal | undefined {
  if (!types.includes(file.type)) return 'type';
  return file.size > maximumSize ? 'size' : undefined;
}
