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
}

/** The pin of a map on which a place is chosen: on the chosen place until it is moved, or another one is picked. */
export function usePin({ center, onPick }: PinOptions) {
  const [moved, setMoved] = useState<{ readonly to: MapPosition; readonly from: MapPosition | undefined }>();
  const pin = moved !== undefined && moved.from === center ? moved.to : center;
  const put = (to: MapPosition) => setMoved({ to, from: center });
  return {
    pin: onPick === undefined ? undefined : pin,

    /** Moves it by so many pixels, from the middle where it isn't in sight; returns where to. */
    moveBy: (view: MapView, size: Size, { x, y }: Point): MapPosition => {
      const at = pin === undefined ? undefined : toScreen(view, size, pin);
      const from = at !== undefined && isWithin(at, size, 0) ? at : { x: size.width / 2, y: size.height / 2 };
      const to = fromScreen(view, size, { x: from.x + x, y: from.y + y });
      put(to);
      return to;
    },

    pick: (position: MapPosition | undefined): void => {
      if (position === undefined) return;
      put(position);
      onPick?.(position);
    },
  };
}
