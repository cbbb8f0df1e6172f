import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { visuallyHidden } from '../../layout/VisuallyHidden.css.ts';
import { Legend, type ProximityLegend } from '../ProximityPlot/Legend.tsx';
import type { ProximityRing } from '../ProximityPlot/placement.ts';
import { stepOf } from '../stepOf.ts';
import { groundPainter, type MapTile } from './ground.ts';
import { type MapPlace, placeLabels } from './labels.ts';
import { MarkShape, PriceTag, RaisedMark, Surroundings } from './MapDrawing.tsx';
import {
  indexMarks,
  type MapPremises,
  type Mark,
  markAt,
  placePrices,
  priceBeside,
  screenOf,
} from './marks.ts';
import {
  boundsAround,
  boundsOf,
  type MapBounds,
  type MapPosition,
  type MapView,
  pan,
  pixelsPerMetre,
  type Point,
  scaleOf,
  type Size,
  toScreen,
  viewOf,
} from './projection.ts';
import * as styles from './PremisesMap.css.ts';
import { pointOf, useMapView } from './useMapView.ts';

export type { MapPremises } from './marks.ts';
export type { MapPlace } from './labels.ts';
export { detailZoom, type MapTile } from './ground.ts';
export type { MapBounds, MapPosition } from './projection.ts';

export interface PremisesMapLabels {
  /** E.g. "Map around Kalevankatu 30. Move it by the arrow keys, zoom by plus and minus." */
  readonly map: string;
  /** The map in a sentence, for those who do not see it, e.g. "12 matches, the nearest 200 m away." */
  readonly summary: string;
  /** Names the premises as a list, e.g. "Premises on the map". */
  readonly premises: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fitAll: string;
  /** Stands below the map while nothing is chosen, e.g. "Choose a mark to read about it". */
  readonly hint: string;
  /** The cross, told in the legend, e.g. "Wanted place". */
  readonly center: string;
}

export interface PremisesMapProps {
  readonly labels: PremisesMapLabels;
  readonly legend: Omit<ProximityLegend, 'best'>;
  /** Whom the map's data come from, e.g. "Source: Ryhti". Always visible. */
  readonly credit: string;
  readonly premises: readonly MapPremises[];
  /** The wanted place, which the rings are around. Without one, the map shows all premises. */
  readonly center?: MapPosition | undefined;
  readonly rings?: readonly ProximityRing[];
  /**
   * Leaves upright swipes and the wheel to a page that is read on: the map zooms by two fingers, Ctrl and wheel, or its
   * buttons then. @default false
   */
  readonly isInText?: boolean;
  /** Those that are loaded so far. */
  readonly tiles: readonly MapTile[];
  /** Districts and stations, which are named as far as there is room. */
  readonly places: readonly MapPlace[];
  /** Called once the map shows something else, so that its tiles can be loaded. */
  readonly onViewChange?: (bounds: MapBounds, zoom: number) => void;
  /** The chosen premises, the same as in the list beside the map. */
  readonly selectedId?: string | undefined;
  /** Called on click, tap and Space. */
  readonly onSelect?: (id: string) => void;
  /** Premises to mark in passing, e.g. because the pointer is over their row in the list. */
  readonly highlightedId?: string | undefined;
  /** Called when pointer or focus reach premises, and with undefined when they have left them. */
  readonly onHighlight?: (id: string | undefined) => void;
  /** Called on Enter and double click. */
  readonly onOpen?: (id: string) => void;
}

const noRings: readonly ProximityRing[] = [];

/** Pixels around what "Fit all" shows, and that an arrow key moves the map by. */
const margin = 28;
const arrowStep = 80;

/** Prices of all marks are shown from here on. */
const priceZoom = 15;
const stationZoom = 12;

/** Options of the list that are there for screen readers, to both sides of the current one. */
const optionsAround = 20;

const arrows: Readonly<Partial<Record<string, Point>>> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
};

/**
 * Premises on a map of built-up ground, buildings, streets, districts and stations. Two stops of the Tab key: the map,
 * which arrows move and plus and minus zoom, and the list of its premises, where arrows go from near to far.
 */
export function PremisesMap({
  labels,
  legend,
  credit,
  premises,
  center,
  rings = noRings,
  isInText = false,
  tiles,
  places,
  onViewChange,
  selectedId,
  onSelect,
  highlightedId,
  onHighlight,
  onOpen,
}: PremisesMapProps) {
  const [summaryId, listId] = [useId(), useId()];
  const viewport = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const surroundings = useRef<SVGGElement>(null);
  const drawnMarks = useRef<SVGGElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [pointedId, setPointedId] = useState<string>();
  const [current, setCurrent] = useState(0);
  const [isListFocused, setIsListFocused] = useState(false);
  const [paint] = useState(groundPainter);

  const ordered = useMemo(() => inReadingOrder(premises, center), [premises, center]);
  const index = useMemo(() => indexMarks(ordered), [ordered]);
  const fit = useMemo(() => {
    const reach = Math.max(0, ...rings.map(({ distance }) => distance));
    const whole =
      center !== undefined && reach > 0 ? boundsAround(center, reach) : boundsOfAll(premises, center);
    return size === null || whole === null ? null : viewOf(whole, size, margin);
  }, [center, premises, rings, size]);

  const latest = useRef({
    tiles,
    size,
    settled: undefined as MapView | undefined,
    marks: [] as readonly Mark[],
  });

  const onFrame = useCallback(
    (view: MapView) => {
      const { size: drawnSize, settled: base, tiles: drawnTiles, marks } = latest.current;
      const context = canvas.current?.getContext('2d');
      if (drawnSize === null || context === null || context === undefined || canvas.current === null) return;
      const { color, backgroundColor, outlineColor } = getComputedStyle(canvas.current);
      const colors = { builtUp: color, land: backgroundColor, building: outlineColor };
      if (paint(context, drawnTiles, view, drawnSize, ratioOf(canvas.current, drawnSize), colors))
        again.current();
      if (base !== undefined) {
        const [factor, { x, y }] = [scaleOf(view.zoom) / scaleOf(base.zoom), toScreen(view, drawnSize, base)];
        const [left, top] = [x - (factor * drawnSize.width) / 2, y - (factor * drawnSize.height) / 2];
        surroundings.current?.setAttribute('transform', `translate(${left} ${top}) scale(${factor})`);
      }
      for (const [order, shape] of [...(drawnMarks.current?.children ?? [])].entries()) {
        const mark = marks[order];
        if (mark === undefined) continue;
        const { x, y } = screenOf(mark, view, drawnSize);
        shape.setAttribute('transform', `translate(${x} ${y})`);
      }
    },
    [paint],
  );

  const point = (id: string | undefined) => {
    if (id === pointedId) return;
    setPointedId(id);
    onHighlight?.(id ?? (isListFocused ? ordered[current]?.id : undefined));
  };
  const meant = (at: Point, tolerance: number): Mark | undefined =>
    map.current.current === null || size === null
      ? undefined
      : markAt(marks, map.current.current, size, at, tolerance);

  const map = useMapView({
    element: surface,
    size,
    needsCtrl: isInText,
    start: fit,
    onFrame,
    onTap: (at, isTouch) => {
      const mark = meant(at, isTouch ? 22 : 8);
      if (mark?.kind === 'premises') onSelect?.(mark.key);
      else if (mark?.kind === 'cluster') map.glide({ ...mark, zoom: mark.zoom });
    },
    onDoubleTap: (at) => {
      const mark = meant(at, 8);
      if (mark?.kind === 'premises') onOpen?.(mark.key);
      return mark !== undefined;
    },
  });
  const again = useRef(map.redraw);
  const { settled, redraw, glide } = map;

  const focused = isListFocused ? index.at(ordered[current]?.id) : undefined;
  const [selected, passing] = [index.at(selectedId), index.at(pointedId ?? highlightedId)];
  const raised = [...new Set([selected, focused, passing])].filter((mark) => mark !== undefined);
  const clustered = useMemo(
    () => (settled === undefined || size === null ? [] : index.within(around(settled, size), settled.zoom)),
    [index, settled, size],
  );
  const marks = [...clustered, ...raised];
  const prices = useMemo(
    () =>
      settled === undefined || size === null || settled.zoom < priceZoom
        ? []
        : placePrices(clustered, settled, size),
    [clustered, settled, size],
  );
  const shown = passing ?? focused ?? selected;
  const stations = useMemo(() => {
    if (settled === undefined || size === null || settled.zoom < stationZoom) return [];
    return places.filter(
      (place) => place.kind !== 'district' && isWithin(toScreen(settled, size, place), size, 8),
    );
  }, [places, settled, size]);
  const names = useMemo(() => {
    if (settled === undefined || size === null) return [];
    const taken = clustered.map((mark) => ({ ...screenOf(mark, settled, size), radius: mark.radius }));
    const signs = stations.map((station) => ({ ...toScreen(settled, size, station), radius: 7 }));
    return placeLabels(tiles, places, settled, size, [
      ...taken,
      ...signs,
      ...ringLabelCircles(center, rings, settled, size),
    ]);
  }, [center, clustered, places, rings, settled, size, stations, tiles]);

  useLayoutEffect(() => {
    latest.current = { tiles, size, settled, marks };
    again.current = redraw;
    // What React has drawn anew stands at 0, 0 until then.
    const view = map.current.current;
    if (view !== null) onFrame(view);
  });

  useLayoutEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

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

  useEffect(() => {
    if (settled !== undefined && size !== null) onViewChange?.(boundsOf(settled, size), settled.zoom);
  }, [onViewChange, settled, size]);

  // What is chosen in the list, or reached by the keyboard, comes into view.
  const wanted = focused ?? selected;
  useEffect(() => {
    const view = map.current.current;
    if (wanted === undefined || view === null || size === null) return;
    if (!isWithin(screenOf(wanted, view, size), size, margin)) glide({ ...wanted.premises, zoom: view.zoom });
    // Only when it becomes another: the map may be moved away from it.
  }, [wanted?.key]); // eslint-disable-line react-hooks/exhaustive-deps

  const fitAll = () => fit !== null && glide(fit);

  const onMapKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || map.current.current === null) return;
    const step = arrows[event.key];
    if (step !== undefined) glide(pan(map.current.current, step));
    else if (event.key === '+' || event.key === '=') map.zoomBy(1);
    else if (event.key === '-') map.zoomBy(-1);
    else if (event.key === '0' || event.key === 'Home') fitAll();
    else return;
    event.preventDefault();
  };

  const reach = (order: number) => {
    setCurrent(order);
    onHighlight?.(ordered[order]?.id);
  };
  const onListKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [next, id] = [stepOf(event.key, current, ordered.length), ordered[current]?.id];
    if (next !== undefined) reach(next);
    else if (event.key === 'Enter' && id !== undefined) onOpen?.(id);
    else if (event.key === ' ' && id !== undefined) onSelect?.(id);
    else return;
    event.preventDefault();
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const isDragging = map.handlers.onPointerMove(event);
    const mark = isDragging ? undefined : meant(pointOf(event, event.currentTarget), 8);
    event.currentTarget.toggleAttribute('data-over', mark !== undefined);
    if (!isDragging) point(mark?.kind === 'premises' ? mark.key : undefined);
  };

  const optionId = (order: number) => `${listId}-${order}`;
  const firstOption = Math.max(0, current - optionsAround);

  return (
    <div className={styles.root}>
      <VisuallyHidden id={summaryId}>{labels.summary}</VisuallyHidden>
      <div ref={viewport} className={styles.viewport}>
        <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
        <svg className={styles.drawing} data-map="" aria-hidden="true" focusable="false">
          {settled !== undefined && size !== null && (
            <>
              <g ref={surroundings}>
                <Surroundings
                  view={settled}
                  size={size}
                  center={center}
                  rings={rings}
                  stations={stations}
                  labels={names}
                />
              </g>
              <g ref={drawnMarks}>
                {marks.map((mark, order) => {
                  const price = prices.find(({ mark: priced }) => priced === mark);
                  const isRaised = order >= clustered.length;
                  return (
                    <g key={isRaised ? `raised ${mark.key}` : mark.key}>
                      {isRaised && mark.kind === 'premises' ? (
                        <RaisedMark
                          mark={mark}
                          looks={[
                            ...(mark === selected ? (['selected'] as const) : []),
                            ...(mark === passing ? (['passing'] as const) : []),
                            ...(mark === focused ? (['focused'] as const) : []),
                          ]}
                        />
                      ) : (
                        <MarkShape mark={mark} />
                      )}
                      {mark === shown && isRaised ? (
                        <PriceTag place={priceBeside(shown, settled, size)} isMarked />
                      ) : (
                        price !== undefined &&
                        price.mark !== shown && <PriceTag place={price} isMarked={false} />
                      )}
                    </g>
                  );
                })}
              </g>
            </>
          )}
        </svg>
        <div
          ref={surface}
          className={styles.surface({ isInText })}
          role="application"
          aria-label={labels.map}
          aria-describedby={summaryId}
          tabIndex={0}
          onKeyDown={onMapKey}
          {...map.handlers}
          onPointerMove={onPointerMove}
          onPointerLeave={() => point(undefined)}
        />
        {ordered.length > 0 && (
          <div
            className={visuallyHidden}
            role="listbox"
            aria-label={labels.premises}
            aria-activedescendant={optionId(current)}
            tabIndex={0}
            onKeyDown={onListKey}
            onFocus={() => {
              setIsListFocused(true);
              reach(Math.min(current, ordered.length - 1));
            }}
            onBlur={() => {
              setIsListFocused(false);
              onHighlight?.(pointedId);
            }}
          >
            {ordered.slice(firstOption, current + optionsAround + 1).map(({ id, description }, offset) => (
              <div
                key={id}
                id={optionId(firstOption + offset)}
                className={visuallyHidden}
                role="option"
                aria-selected={id === selectedId}
                aria-posinset={firstOption + offset + 1}
                aria-setsize={ordered.length}
                onClick={() => onSelect?.(id)}
              >
                {description}
              </div>
            ))}
          </div>
        )}
        <div className={styles.controls}>
          <IconButton label={labels.zoomIn} icon="plus" onPress={() => map.zoomBy(1)} />
          <IconButton label={labels.zoomOut} icon="minus" onPress={() => map.zoomBy(-1)} />
          <IconButton label={labels.fitAll} icon="fit" onPress={fitAll} />
        </div>
      </div>
      <div className={styles.caption}>
        <p className={styles.reading}>{shown?.premises.description ?? labels.hint}</p>
        <Legend legend={legend} centerLabel={center === undefined ? undefined : labels.center} />
        <p className={styles.credit}>{credit}</p>
      </div>
    </div>
  );
}

/** The nearest to the wanted place first; without one, as they are given. */
function inReadingOrder(
  premises: readonly MapPremises[],
  center: MapPosition | undefined,
): readonly MapPremises[] {
  if (center === undefined) return premises;
  const narrowing = Math.cos((center.latitude * Math.PI) / 180);
  const away = ({ latitude, longitude }: MapPosition) =>
    Math.hypot(latitude - center.latitude, (longitude - center.longitude) * narrowing);
  return premises.toSorted((one, other) => away(one) - away(other));
}

/** At least a few streets, also around a single place. */
function boundsOfAll(premises: readonly MapPremises[], center: MapPosition | undefined): MapBounds | null {
  const [first] = premises;
  const middle = center ?? first;
  if (middle === undefined) return null;
  const least = boundsAround(middle, 400);
  const [latitudes, longitudes] = [
    premises.map(({ latitude }) => latitude),
    premises.map(({ longitude }) => longitude),
  ];
  return {
    south: Math.min(least.south, ...latitudes),
    north: Math.max(least.north, ...latitudes),
    west: Math.min(least.west, ...longitudes),
    east: Math.max(least.east, ...longitudes),
  };
}

const isWithin = ({ x, y }: Point, { width, height }: Size, inset: number): boolean =>
  x > inset && y > inset && x < width - inset && y < height - inset;

/** A third more than is shown, so that marks are there when the map is moved. */
const around = (view: MapView, { width, height }: Size): MapBounds =>
  boundsOf(view, { width: width * 1.66, height: height * 1.66 });

/** Sets the canvas to as many pixels as the screen has, and returns how many there are to a CSS pixel. */
function ratioOf(canvas: HTMLCanvasElement, { width, height }: Size): number {
  const ratio = Math.min(2, window.devicePixelRatio);
  const [columns, rows] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== columns || canvas.height !== rows) [canvas.width, canvas.height] = [columns, rows];
  return ratio;
}

function ringLabelCircles(
  center: MapPosition | undefined,
  rings: readonly ProximityRing[],
  view: MapView,
  size: Size,
) {
  if (center === undefined) return [];
  const [middle, metre] = [toScreen(view, size, center), pixelsPerMetre(view.latitude, view.zoom)];
  return rings.map(({ distance }) => ({ x: middle.x, y: middle.y + distance * metre, radius: 18 }));
}
