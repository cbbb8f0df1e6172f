/**
 * The ids with some of them moved before or after another, in their own order.
 *
 * @example
 * moved(['a', 'b', 'c'], new Set(['c']), { id: 'a', place: 'before' }); // ['c', 'a', 'b']
 */
export function moved(
  ids: readonly string[],
  moving: ReadonlySet<string>,
  target: { readonly id: string; readonly place: 'before' | 'after' },
): readonly string[] {
  const staying = ids.filter((id) => !moving.has(id));
  const index = staying.indexOf(target.id);
  if (index === -1) return ids;
  const place = target.place === 'before' ? index : index + 1;
  return [...staying.slice(0, place), ...ids.filter((id) => moving.has(id)), ...staying.slice(place)];
}
