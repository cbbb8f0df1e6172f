import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type GroundColors, groundPlanes, type MapTile } from './ground.ts';
import { type MapPosition, type MapView, scaleOf, type Size, toScreen } from './projection.ts';
import { useVectorGround } from './useVectorGround.ts';

export interface MapSize extends Size {
  /** Pixels at the lower edge that the window doesn't show yet. */
  readonly below: number;
}

interface Drawn {
  readonly tiles: readonly MapTile[];
  /** What names and marks were drawn for. */
  readonly settled: MapView | undefined;
  /** Of an area that is edited, in the order of their buttons. */
  readonly corners: readonly MapPosition[];
}

/** Draws the ground, and moves what React has drawn, with every frame of a movement. */
export function useMapLayers(pmtiles: string | undefined, isInText: boolean) {
  const viewport = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const stretched = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const vectorPlace = useRef<HTMLDivElement>(null);
  const { vector, state: vectorState } = useVectorGround(vectorPlace, pmtiles);
  const drawn = useRef<Drawn>({ tiles: [], settled: undefined, corners: [] });
  const [size, setSize] = useState<MapSize | null>(null);
  const showGround = useRef<ReturnType<typeof groundPlanes>>(undefined);
  const colors = useRef<GroundColors>(undefined);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const end = element.parentElement?.getBoundingClientRect().bottom ?? 0;
      const below = isInText ? 0 : Math.max(0, Math.min(height / 3, end - window.innerHeight));
      setSize({ width, height, below });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isInText]);

  /** Returns whether a part of the ground is missing still, so that another frame is to be drawn. */
  const onFrame = useCallback(
    (view: MapView, isMoving: boolean): boolean => {
      const { tiles, settled, corners } = drawn.current;
      if (size === null || ground.current === null) return false;
      if (settled !== undefined && stretched.current !== null) {
        const [factor, { x, y }] = [
          scaleOf(view.zoom) / scaleOf(settled.zoom),
          toScreen(view, size, settled),
        ];
        const [left, top] = [x - (factor * size.width) / 2, y - (factor * size.height) / 2];
        stretched.current.style.transform = `translate(${left}px, ${top}px) scale(${factor})`;
      }
      for (const [order, button] of [...(buttons.current?.children ?? [])].entries()) {
        const corner = corners[order];
        if (corner === undefined || !(button instanceof HTMLElement)) continue;
        const { x, y } = toScreen(view, size, corner);
        button.style.transform = `translate(${x}px, ${y}px)`;
      }
      // Reading them takes a while, and none changes while the map moves.
      if (!isMoving || colors.current === undefined) {
        const style = getComputedStyle(ground.current);
        colors.current = {
          builtUp: style.color,
          land: style.backgroundColor,
          building: style.outlineColor,
          water: style.caretColor,
          park: style.textDecorationColor,
          rail: style.columnRuleColor,
        };
      }
      vector.current?.show(view, colors.current);
      if (vectorState === 'shown') return false;
      showGround.current ??= groundPlanes(ground.current);
      return showGround.current(tiles, { view, size, isMoving }, colors.current);
    },
    [size, vector, vectorState],
  );

  /** To be called when React has drawn something else. */
  const setDrawn = useCallback((next: Drawn) => {
    drawn.current = next;
  }, []);

  return {
    viewport,
    ground,
    vectorPlace,
    vectorState,
    stretched,
    buttons,
    size,
    onFrame,
    setDrawn,
  };
}
