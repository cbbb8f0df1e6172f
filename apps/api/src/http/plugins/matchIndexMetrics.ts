import { Gauge, type Registry } from 'prom-client';
import type { IndexState } from '../../matching/index/matchIndex.ts';

/** Shows whether the match index answers, and what it holds. */
export function measureMatchIndex(registry: Registry, state: () => IndexState): void {
  const ready = new Gauge({
    name: 'match_index_ready',
    help: '1 where matches are answered from the index in this process, 0 where the database answers.',
    registers: [registry],
    collect() {
      ready.set(state().isReady ? 1 : 0);
    },
  });
  const rows = new Gauge({
    name: 'match_index_rows',
    help: 'What the index holds: public announcements, and needs by which tenants are found.',
    labelNames: ['side'],
    registers: [registry],
    collect() {
      for (const [side, count] of Object.entries(state().rows)) rows.set({ side }, count);
    },
  });
  const bytes = new Gauge({
    name: 'match_index_bytes',
    help: 'Memory that the index takes; MATCH_INDEX_MEGABYTES limits it.',
    registers: [registry],
    collect() {
      bytes.set(state().bytes);
    },
  });
}
