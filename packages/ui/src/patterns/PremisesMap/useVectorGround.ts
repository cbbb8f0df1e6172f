import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VectorGround } from './vectorGround.ts';

/**
 * Draws a PMTiles file in an element, above the ground, once it is loaded. The ground stays without one, without WebGL,
 * and where the file cannot be read.
 */
export function useVectorGround(place: RefObject<HTMLElement | null>, address: string | undefined) {
  const vector = useRef<VectorGround>(null);
  const [state, setState] = useState<'none' | 'loading' | 'shown'>('none');

  useEffect(() => {
    const container = place.current;
    if (container === null || address === undefined) return;
    let isGone = false;
    let isShown = false;
    const letGo = () => {
      vector.current?.remove();
      vector.current = null;
    };
    const onFault = (fault: unknown) => {
      console.warn('A part of the map couldn’t be drawn.', fault);
      // What is missing of a map that was shown may come later.
      if (isGone || isShown) return;
      letGo();
      setState('none');
    };
    const load = async () => {
      const loaded = await import('./vectorGround.ts');
      if (isGone) return;
      const onDrawn = () => {
        isShown = true;
        setState('shown');
      };
      vector.current = loaded.vectorGround(container, address, { onDrawn, onFault });
      setState('loading');
    };
    load().catch(onFault);
    return () => {
      isGone = true;
      letGo();
    };
  }, [address, place]);

  return { vector, state };
}
