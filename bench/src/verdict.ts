/** Prints a figure and whether it is as it has to be; a figure that is not fails the run at its end. */
export function verdict(name: string, figure: string, holds: boolean): void {
  console.log(`${holds ? '✓' : '✘'} ${name}: ${figure}`);
  if (!holds) process.exitCode = 1;
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
