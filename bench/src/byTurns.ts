/** Measures two by turns, in every second round the second one first, so that neither has the better half of a run. */
export async function byTurns<First, Second>(
  rounds: number,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First[], Second[]]> {
  const results: [First[], Second[]] = [[], []];
  const measures = [
    async () => results[0].push(await first()),
    async () => results[1].push(await second()),
  ] as const;
  for (let round = 0; round < rounds; round += 1) {
    for (const measure of round % 2 === 0 ? measures : measures.toReversed()) await measure();
  }
  return results;
}
