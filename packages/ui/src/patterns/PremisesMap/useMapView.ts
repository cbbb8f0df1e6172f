import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  isWithin,
  type MapPosition,
  type MapView,
  pan,
  type Point,
  type Size,
  toScreen,
  zoomAround,
} from './projection.ts';

/** Milliseconds after the last movement until labels and clusters are made anew. */
const settleTime = 120;
const animationTime = 160;

/** Steps of zoom by which labels and marks are stretched before they are laid out again. */
const maxStretch = 0.75;

/** Pixels that a finger may tremble while it taps. */
const tapTolerance = 6;

interface MapViewOptions {
  readonly element: RefObject<HTMLElement | null>;
  readonly size: Size | null;
  /** Whether the wheel zooms with Ctrl only. */
  readonly needsCtrl: boolean;
  /** What is shown first. */
  readonly start: MapView | null;
  /** Draws a view; returns whether another frame is needed for it. */
  readonly onFrame: (view: MapView, isMoving: boolean) => boolean;
  readonly onTap: (point: Point, isTouch: boolean) => void;
  readonly onDoubleTap: (point: Point) => boolean;
}

/** What a map shows, moved by mouse, fingers, wheel and calls; at each frame of a movement, and whenever it has settled. */
export function useMapView({ element, size, needsCtrl, start, onFrame, onTap, onDoubleTap }: MapViewOptions) {
  const current = useRef<MapView>(null);
  const [settled, setSettled] = useState<MapView>();
  const [rested, setRested] = useState<MapView>();
  const settledZoom = useRef<number>(undefined);
  const frame = useRef(0);
  const timer = useRef(0);
  const animation = useRef(0);
  /** Where it is gliding to: what is pressed meanwhile goes on from there. */
  const goal = useRef<MapView>(null);

  const redraw = useCallback(() => {
    const draw = () => {
      frame.current = requestAnimationFrame(() => {
        if (current.current !== null && onFrame(current.current, timer.current !== 0)) draw();
      });
    };
    cancelAnimationFrame(frame.current);
    draw();
  }, [onFrame]);

  const move = useCallback(
    (view: MapView) => {
      current.current = view;
      redraw();
      if (Math.abs(view.zoom - (settledZoom.current ?? view.zoom)) > maxStretch) setSettled(view);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        timer.current = 0;
        setSettled(view);
        setRested(view);
        redraw();
      }, settleTime);
    },
    [redraw],
  );

  /** Jumps where motion is unwanted. */
  const glide = useCallback(
    (to: MapView) => {
      cancelAnimationFrame(animation.current);
      const from = current.current;
      if (from === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return move(to);
      goal.current = to;
      const begin = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, (now - begin) / animationTime);
        const eased = 1 - (1 - share) ** 3;
        const between = (one: number, other: number) => one + (other - one) * eased;
        move(
          share === 1
            ? to
            : {
                latitude: between(from.latitude, to.latitude),
                longitude: between(from.longitude, to.longitude),
                zoom: between(from.zoom, to.zoom),
              },
        );
        if (share < 1) animation.current = requestAnimationFrame(step);
        else goal.current = null;
      };
      animation.current = requestAnimationFrame(step);
    },
    [move],
  );

  if (size !== null && start !== null && settled === undefined) {
    setSettled(start);
    setRested(start);
  }
  useLayoutEffect(() => {
    if (settled !== undefined && current.current === null) current.current = settled;
    settledZoom.current = settled?.zoom;
    redraw();
  }, [settled, redraw]);
  // Colours are read when a frame is drawn.
  useEffect(() => {
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributes: true });
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', redraw);
    return () => {
      theme.disconnect();
      scheme.removeEventListener('change', redraw);
    };
  }, [redraw]);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      cancelAnimationFrame(animation.current);
      window.clearTimeout(timer.current);
    },
    [],
  );

  const zoomBy = useCallback(
    (step: number, point?: Point) => {
      const from = goal.current ?? current.current;
      if (from === null || size === null) return;
      const at = point ?? { x: size.width / 2, y: size.height / 2 };
      glide(zoomAround(from, size, at, from.zoom + step));
    },
    [glide, size],
  );

  const panBy = useCallback(
    (offset: Point) => {
      const from = goal.current ?? current.current;
      if (from !== null) glide(pan(from, offset));
    },
    [glide],
  );

  /** What is there already stays where it is. */
  const bringIntoView = useCallback(
    (position: MapPosition, inset: number) => {
      const from = goal.current ?? current.current;
      if (from === null || size === null) return;
      if (!isWithin(toScreen(from, size, position), size, inset)) glide({ ...position, zoom: from.zoom });
    },
    [glide, size],
  );

  // React listens to wheels passively: the page would scroll, too.
  useEffect(() => {
    const node = element.current;
    if (node === null || size === null) return;
    const onWheel = (event: WheelEvent) => {
      if (current.current === null || (needsCtrl && !event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      // Pinching on a touchpad comes as small steps with Ctrl.
      const step = Math.max(-0.5, Math.min(0.5, -pixels / (event.ctrlKey ? 80 : 400)));
      move(zoomAround(current.current, size, pointOf(event, node), current.current.zoom + step));
    };
    node.addEventListener('wheel', onWheel, { passive: false });
    return () => node.removeEventListener('wheel', onWheel);
  }, [element, move, needsCtrl, size]);

  const pointers = useRef(new Map<number, Point>());
  const drag = useRef<{ isTap: boolean; lastTap: number }>({ isTap: false, lastTap: -Infinity });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event, event.currentTarget));
    drag.current.isTap = pointers.current.size === 1;
    cancelAnimationFrame(animation.current);
    goal.current = null;
  };

  /** Returns whether the pointer moves the map. */
  const onPointerMove = (event: PointerEvent<HTMLElement>): boolean => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined || current.current === null || size === null) return false;
    const point = pointOf(event, event.currentTarget);
    const isTrembling = drag.current.isTap && distance(before, point) < tapTolerance;
    if (isTrembling) return true;
    drag.current.isTap = false;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, point);
    if (other === undefined) {
      move(pan(current.current, { x: point.x - before.x, y: point.y - before.y }));
    } else {
      const [from, to] = [middle(before, other), middle(point, other)];
      const panned = pan(current.current, { x: to.x - from.x, y: to.y - from.y });
      const factor = distance(point, other) / Math.max(1, distance(before, other));
      move(zoomAround(panned, size, to, panned.zoom + Math.log2(factor)));
    }
    return true;
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || !drag.current.isTap) return;
    drag.current.isTap = false;
    const point = pointOf(event, event.currentTarget);
    const isSecond = event.timeStamp - drag.current.lastTap < 300;
    drag.current.lastTap = isSecond ? -Infinity : event.timeStamp;
    if (!isSecond) onTap(point, event.pointerType !== 'mouse');
    else if (!onDoubleTap(point)) zoomBy(1, point);
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    drag.current.isTap = false;
  };

  /** Does something with what is drawn now; nothing until the map's size is known. */
  const at = <Result>(work: (view: MapView, isMoving: boolean) => Result): Result | undefined =>
    current.current === null ? undefined : work(current.current, timer.current !== 0);

  /** The same with where it is gliding to, so that keys that follow each other quickly go on from there. */
  const atGoal = <Result>(work: (view: MapView) => Result): Result | undefined => {
    const view = goal.current ?? current.current;
    return view === null ? undefined : work(view);
  };

  return {
    at,
    atGoal,
    /** The view that labels and marks are made for. */
    settled,
    /** The last one that stood still. */
    rested,
    redraw,
    glide,
    zoomBy,
    panBy,
    bringIntoView,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

export function pointOf(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  element: Element,
): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
