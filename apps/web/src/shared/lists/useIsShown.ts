import { useState } from 'react';

/**
 * Whether a list is shown: once all of it is there, and from then on for as long as it is the same list. What joins it
 * later is waited for beside what is there, not in its place.
 *
 * @param list names the list; undefined while it is not known what belongs to it
 */
export function useIsShown(list: string | undefined, isWhole: boolean): boolean {
  const [shown, setShown] = useState<string>();
  if (list === undefined) return false;
  if (isWhole && shown !== list) setShown(list);
  return isWhole || shown === list;
}
