import { useState } from 'react';
import {
  fromScreen,
  isWithin,
  type MapPosition,
  type MapView,
  type Point,
  type Size,
  toScreen,
} from './projection.ts';

interface PinOptions {
  /** Where the chosen place is. */
  readonly center: MapPosition | undefined;
  readonly onPick: ((position: MapPosition) => void) | undefined;
  /** Whether it stays where a pointer has picked a place; else something else is there from then on. */
  readonly isKept: boolean;
}

/** Pixels that an arrow key moves the map by, and the pin or a corner. */
const arrowStep = 80;
const pinStep = 20;

/** By how much each moves the map. */
export const arrows: Readonly<Partial<Record<string, Point>>> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
};

/** The step of the pin where the map would be moved by another one, the other way. */
export const pinStepOf = ({ x, y }: Point): Point => ({
  x: -Math.sign(x) * pinStep,
  y: -Math.sign(y) * pinStep,
});

/** A position so many pixels from another one. */
export function shifted(view: MapView, size: Size, from: MapPosition, by: Point): MapPosition {
  const at = toScreen(view, size, from);
  return fromScreen(view, size, { x: at.x + by.x, y: at.y + by.y });
}

/** The pin of a map on which a place is chosen: on the chosen place until it is moved, or another one is picked. */
export function usePin({ center, onPick, isKept }: PinOptions) {
  const [moved, setMoved] = useState<{ readonly to: MapPosition; readonly from: MapPosition | undefined }>();
  const pin = moved !== undefined && moved.from === center ? moved.to : center;
  const put = (to: MapPosition) => setMoved({ to, from: center });
  return {
    pin: onPick === undefined ? undefined : pin,

    /** Moves it by so many pixels, from the middle where it isn't in sight; returns where to. */
    moveBy: (view: MapView, size: Size, { x, y }: Point): MapPosition => {
      const isInSight = pin !== undefined && isWithin(toScreen(view, size, pin), size, 0);
      const to = shifted(view, size, isInSight ? pin : view, { x, y });
      put(to);
      return to;
    },

    pick: (position: MapPosition | undefined, isByPointer = false): void => {
      if (position === undefined) return;
      if (isKept || !isByPointer) put(position);
      else setMoved(undefined);
      onPick?.(position);
    },
  };
}
