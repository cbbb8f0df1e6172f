import type { RegisterStore } from './registerStore.ts';
import { similarNames } from './similarNames.ts';

/** As many names as may be meant; the first are much likelier than the last. */
const most = 100;
/** Names that are read at once: the embedded database answers nobody else meanwhile. */
const batchSize = 1_000;

/** The register's streets and areas, held in memory; each search begins with those that were added meanwhile. */
export function streetNames(store: Pick<RegisterStore, 'listStreetsAfter'>) {
  const names = similarNames();
  let last = 0;
  let reading: Promise<void> | null = null;

  async function readNew(): Promise<void> {
    for (;;) {
      const added = await store.listStreetsAfter(last, batchSize);
      for (const { id, name } of added) {
        names.add(name);
        last = id;
      }
      if (added.length < batchSize) return;
    }
  }

  return {
    /** Names with a part as similar to the text as that (0..1), the likest first. */
    async listSimilar(text: string, similarity: number): Promise<string[]> {
      reading ??= readNew().finally(() => (reading = null));
      await reading;
      return names.find(text, similarity, most);
    },
  };
}
