import { useEffect, useSyncExternalStore } from 'react';
import type { Source, SourceState } from './source.ts';

/** How code on demand stands; it is downloaded once it is wanted, and asked for again by whoever wants it next. */
export function useSource<Loaded>(source: Source<Loaded>, isWanted: boolean): SourceState<Loaded> {
  useEffect(() => {
    if (isWanted) source.load();
  }, [source, isWanted]);
  return useSyncExternalStore(source.subscribe, source.state, source.state);
}
