import { expect, it } from 'vitest';
import { inLanes, type Work } from './lanes.ts';

/** Does the work in turns, and tells what ran together with what, and what had ended before it began. */
async function watch(items: readonly Work[], lanes: number) {
  const running = new Set<string>();
  const ended: string[] = [];
  const begun: { readonly name: string; readonly beside: string[]; readonly before: string[] }[] = [];
  await inLanes(items, lanes, async ({ name }) => {
    begun.push({ name, beside: [...running], before: [...ended] });
    running.add(name);
    // The longer the greater its name, so that they end in another order than they began.
    for (let turn = 0; turn < Number(name) * 5; turn += 1) await Promise.resolve();
    running.delete(name);
    ended.push(name);
  });
  return begun;
}

/** Every way in which four pieces may be alone, and may wait for the one before, in one to three lanes. */
const everyCase = [1, 2, 3].flatMap((lanes) =>
  Array.from({ length: 2 ** 8 }, (_, bits) => ({
    lanes,
    items: ['4', '1', '3', '2'].map((name, index, names) => ({
      name,
      isAlone: ((bits >> index) & 1) === 1,
      // What is not to be done at all holds nothing up.
      after: ((bits >> (4 + index)) & 1) === 1 ? [names[index - 1] ?? 'absent'] : [],
    })),
  })),
);

it('does everything once, never more side by side than there are lanes, and nothing beside what is alone', async () => {
  for (const { items, lanes } of everyCase) {
    const begun = await watch(items, lanes);
    expect(begun.map(({ name }) => name).toSorted()).toEqual(['1', '2', '3', '4']);
    const alone = items.filter(({ isAlone }) => isAlone).map(({ name }) => name);
    for (const { name, beside } of begun) {
      expect(beside.length).toBeLessThan(lanes);
      const together = beside.length > 0 ? [name, ...beside] : [];
      expect(together.filter((each) => alone.includes(each))).toEqual([]);
    }
  }
});

it('begins nothing before what it waits for has ended', async () => {
  for (const { items, lanes } of everyCase) {
    for (const { name, before } of await watch(items, lanes)) {
      const awaited = items.find((item) => item.name === name)?.after.filter((other) => other !== 'absent');
      expect(before).toEqual(expect.arrayContaining(awaited ?? []));
    }
  }
});

it('begins in the order in which the work is given', async () => {
  const begun = await watch([{ name: '4' }, { name: '1', isAlone: true }, { name: '2' }, { name: '3' }], 2);
  expect(begun.map(({ name }) => name)).toEqual(['4', '2', '3', '1']);
});

it('does not wait for ever where pieces wait for one another', async () => {
  const circle = [
    { name: '1', after: ['2'] },
    { name: '2', after: ['1'] },
  ];
  await expect(inLanes(circle, 2, () => Promise.resolve())).rejects.toThrow('wait for one another: 1, 2');
});
