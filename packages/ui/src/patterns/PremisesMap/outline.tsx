import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import * as styles from './outline.css.ts';
import type { MapPosition, Point } from './projection.ts';
import { pointOf } from './useMapView.ts';

/** An area on a map. */
export interface MapOutline {
  /** In order; the last one is joined with the first. */
  readonly corners: readonly MapPosition[];
  /** Makes the corners buttons, by which they are selected, moved and removed. */
  readonly editing?: OutlineEditing;
}

export interface OutlineEditing {
  /** Names a corner by its place from 0, e.g. "Point 2 of 5". */
  readonly cornerLabel: (index: number) => string;
  readonly selected: number | undefined;
  /** Called on click, tap, Enter and Space, and with undefined for the one that is selected. */
  readonly onSelect: (index: number | undefined) => void;
  /** Called at the end of a drag, and by the arrow keys. */
  readonly onMove: (index: number, position: MapPosition) => void;
  /** Called by Delete and Backspace. */
  readonly onRemove: (index: number) => void;
}

/** The corners as they are shown: one of them may be on its way. */
export function useOutline(outline: MapOutline | undefined) {
  const [moved, setMoved] = useState<{ readonly index: number; readonly to: MapPosition }>();
  const corners = outline?.corners ?? noCorners;
  return { corners: moved === undefined ? corners : corners.with(moved.index, moved.to), setMoved };
}

const noCorners: readonly MapPosition[] = [];

/** Pixels that a pointer may tremble while it selects a corner. */
const tremor = 4;

interface CornerButtonsProps {
  readonly buttons: RefObject<HTMLDivElement | null>;
  readonly corners: readonly MapPosition[];
  readonly editing: OutlineEditing;
  /** Where a point of the map is; unknown before the map is drawn. */
  readonly positionAt: (point: Point) => MapPosition | undefined;
  readonly setMoved: ReturnType<typeof useOutline>['setMoved'];
  /** Moves a corner by an arrow key; returns whether the key was one. */
  readonly moveByKey: (key: string, from: MapPosition, move: (to: MapPosition) => void) => boolean;
  /** Called when no corner is left to have the focus. */
  readonly onEmpty: () => void;
}

/** Buttons on the corners, which are moved to their places with every frame. */
export function CornerButtons({
  buttons,
  corners,
  editing,
  positionAt,
  setMoved,
  moveByKey,
  onEmpty,
}: CornerButtonsProps) {
  const { cornerLabel, selected, onSelect, onMove, onRemove } = editing;
  const drag = useRef<{ readonly from: Point; to: MapPosition | undefined }>(null);
  const wasDragged = useRef(false);
  const pressed = useRef<number>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (event.button !== 0) return;
    pressed.current = index;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: { x: event.clientX, y: event.clientY }, to: undefined };
    wasDragged.current = false;
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (drag.current === null || buttons.current === null) return;
    const { from } = drag.current;
    const away = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (away < tremor && !wasDragged.current) return;
    const to = positionAt(pointOf(event, buttons.current));
    if (to === undefined) return;
    wasDragged.current = true;
    drag.current.to = to;
    setMoved({ index, to });
  };
  const onPointerEnd = (index: number, isKept: boolean) => {
    const to = drag.current?.to;
    drag.current = null;
    setMoved(undefined);
    if (isKept && to !== undefined) onMove(index, to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const corner = corners[index];
    if (corner === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      // The next corner takes the place of this one, and its focus.
      const { currentTarget } = event;
      const isLast = index === corners.length - 1;
      if (isLast && currentTarget.previousElementSibling instanceof HTMLElement)
        currentTarget.previousElementSibling.focus();
      else if (isLast) onEmpty();
      onRemove(index);
    } else if (!moveByKey(event.key, corner, (to) => onMove(index, to))) return;
    event.preventDefault();
  };

  return (
    <div ref={buttons} className={styles.corners}>
      {corners.map((_, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a corner is its place in the ring
          key={index}
          type="button"
          className={styles.corner}
          aria-label={cornerLabel(index)}
          aria-pressed={index === selected}
          onClick={({ detail }) => {
            // The tap that has put a corner there is clicked on it, too.
            const isMeant = detail === 0 || pressed.current === index;
            if (isMeant && !wasDragged.current) onSelect(index === selected ? undefined : index);
            pressed.current = undefined;
            wasDragged.current = false;
          }}
          onPointerDown={(event) => onPointerDown(event, index)}
          onPointerMove={(event) => onPointerMove(event, index)}
          onPointerUp={() => onPointerEnd(index, true)}
          onPointerCancel={() => onPointerEnd(index, false)}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
      ))}
    </div>
  );
}
