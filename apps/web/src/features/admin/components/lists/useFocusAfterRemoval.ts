import { useEffect, useRef, useState } from 'react';

/** Where the focus goes whose entry was deleted: to what says how many are left. */
export function useFocusAfterRemoval(presentIds: readonly string[]) {
  const target = useRef<HTMLDivElement>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const isGone = removedId !== null && !presentIds.includes(removedId);
  useEffect(() => {
    if (isGone && document.activeElement === document.body) target.current?.focus();
  }, [isGone]);
  return { target, onRemoved: setRemovedId };
}
