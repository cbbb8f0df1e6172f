/** What a run counts: things done, things that failed, and faults. */
export type Counts = ReadonlyMap<string, number>;

/** Of what was to happen, what did not succeed even once. */
export function leftOut(
  counts: Counts,
  { actions, faults }: { readonly actions: readonly string[]; readonly faults: readonly string[] },
): readonly string[] {
  const wanted = [...actions.map((name) => `done: ${name}`), ...faults.map((name) => `fault: ${name}`)];
  return [...new Set(wanted)].filter((name) => !counts.has(name));
}

/** Whether nothing may be left out in so many minutes. */
export const isLongEnough = (minutes: number): boolean => minutes >= 5;
