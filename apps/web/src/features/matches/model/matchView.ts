/** How matches are looked at where there is no room for both. */
export type MatchView = 'list' | 'plot';

const viewName = 'view';

/** How the address wants matches to be looked at. */
export const viewOf = (search: URLSearchParams): MatchView =>
  search.get(viewName) === 'plot' ? 'plot' : 'list';

/** The same address looked at otherwise. */
export function withView(search: URLSearchParams, view: MatchView): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (view === 'list') changed.delete(viewName);
  else changed.set(viewName, view);
  return changed;
}
