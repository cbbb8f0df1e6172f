import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Legend, type ProximityLegend } from '../ProximityPlot/Legend.tsx';
import type { ProximityRing } from '../ProximityPlot/placement.ts';
import type { MapTile } from './ground.ts';
import type { MapPlace } from './labels.ts';
import type { PremisesMapLabels } from './mapLabels.ts';
import { Marks, Surroundings } from './MapDrawing.tsx';
import { type MapPremises, markAt } from './marks.ts';
import { CornerButtons, type MapOutline, useOutline } from './outline.tsx';
import { PremisesList } from './PremisesList.tsx';
import * as styles from './PremisesMap.css.ts';
import { boundsOf, fromScreen, type MapBounds, type MapPosition, type Point, viewOf } from './projection.ts';
import { useMapLayers } from './useMapLayers.ts';
import { margin, useMapIndex, useMapLayout } from './useMapLayout.ts';
import { pointOf, useMapView } from './useMapView.ts';
import { arrows, pinStepOf, shifted, usePin } from './usePin.ts';

export type { PremisesMapLabels } from './mapLabels.ts';
export type { MapPremises } from './marks.ts';
export type { MapOutline } from './outline.tsx';
export type { MapPlace } from './labels.ts';
export { detailZoom, type MapTile } from './ground.ts';
export { boundsAround, type MapBounds, type MapPosition } from './projection.ts';

export interface PremisesMapProps {
  readonly labels: PremisesMapLabels;
  /** What size and fullness mean: shown where there are several premises to compare. */
  readonly legend?: Omit<ProximityLegend, 'best'>;
  /** Where the map's data comes from, e.g. "Source: Ryhti". Always visible. */
  readonly credits: readonly string[];
  readonly premises: readonly MapPremises[];
  /** The search location, around which the rings are drawn. Without one, the map shows all premises. */
  readonly center?: MapPosition | undefined;
  readonly rings?: readonly ProximityRing[];
  /** An area that is drawn on the map, e.g. the one that is searched. With `onPick` it can be edited. */
  readonly outline?: MapOutline | undefined;
  /** Shown first instead of everything; the map moves there whenever it is given another one. */
  readonly area?: MapBounds | undefined;
  /** Stands on the map's upper corner, e.g. a Switch. */
  readonly children?: ReactNode;
  /**
   * Leaves upright swipes and the wheel to a page that is read on: the map zooms by two fingers, Ctrl and wheel, or its
   * buttons then. @default false
   */
  readonly isInText?: boolean;
  /**
   * Shows the price of each mark at any zoom, and no clusters: for a few that represent more than premises, such as
   * districts with their median rents. @default false
   */
  readonly areAllPriced?: boolean;
  /** The tiles loaded so far. */
  readonly tiles: readonly MapTile[];
  /**
   * The address of a PMTiles file with the layers of Protomaps' base map, which is drawn in the place of the ground; tiles
   * are needed for names still.
   */
  readonly pmtiles?: string | undefined;
  /** Districts and stations, named where there’s room. */
  readonly places: readonly MapPlace[];
  /** Called once the map shows something else, so that its tiles can be loaded. */
  readonly onViewChange?: (bounds: MapBounds, zoom: number) => void;
  /**
   * Makes it a map on which a place is picked: called with where somebody clicks or taps, or with where the arrow keys
   * have moved the pin once Enter is pressed.
   */
  readonly onPick?: (position: MapPosition) => void;
  /** The selected premises, as in the list next to the map. */
  readonly selectedId?: string | undefined;
  /** Called on click, tap and Space. */
  readonly onSelect?: (id: string) => void;
  /** Premises to highlight, e.g. because the pointer is over their row in the list. */
  readonly highlightedId?: string | undefined;
  /** Called when the pointer or the focus reaches premises, and with undefined when it leaves. */
  readonly onHighlight?: (id: string | undefined) => void;
  /** Called on Enter and double click. */
  readonly onOpen?: (id: string) => void;
}

const noRings: readonly ProximityRing[] = [];

/** Pixels that a mark may be missed by. */
const tolerance = { mouse: 8, touch: 22 } as const;

/**
 * Premises on a map of built-up ground, buildings, streets, districts and stations. Two stops of the Tab key: the map,
 * which arrows move and plus and minus zoom, and the list of its premises, where arrows go from near to far.
 */
export function PremisesMap({
  labels,
  legend,
  credits,
  premises,
  center,
  rings = noRings,
  outline,
  area,
  children,
  isInText = false,
  areAllPriced = false,
  tiles,
  pmtiles,
  places,
  onViewChange,
  onPick,
  selectedId,
  onSelect,
  highlightedId,
  onHighlight,
  onOpen,
}: PremisesMapProps) {
  const summaryId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const { corners, setMoved } = useOutline(outline);
  const layers = useMapLayers(pmtiles, isInText);
  const { viewport, ground, vectorPlace, vectorState, stretched, size, onFrame } = layers;
  const [pointedId, setPointedId] = useState<string>();
  const [reached, setReached] = useState(0);
  const [isListFocused, setIsListFocused] = useState(false);

  const { ordered, index, fit } = useMapIndex({ premises, center, rings, corners, areAllPriced }, size);
  const current = Math.min(reached, ordered.length - 1);

  const { pin, moveBy, pick } = usePin({ center, onPick, isKept: outline?.editing === undefined });
  const start = area === undefined || size === null ? fit : viewOf(area, size, 0);

  const positionAt = (at: Point) => map.at((view) => size && fromScreen(view, size, at)) ?? undefined;

  const map = useMapView({
    element: surface,
    size,
    needsCtrl: isInText,
    start,
    onFrame,
    onTap: (at, isTouch) => {
      if (onPick !== undefined && size !== null) return pick(positionAt(at), true);
      const mark = meant(at, isTouch ? tolerance.touch : tolerance.mouse);
      if (mark?.kind === 'premises') onSelect?.(mark.key);
      else if (mark?.kind === 'cluster') glide({ ...mark, zoom: mark.zoom });
    },
    onDoubleTap: (at) => {
      const mark = meant(at, tolerance.mouse);
      if (mark?.kind === 'premises') onOpen?.(mark.key);
      return mark !== undefined;
    },
  });
  const { settled, rested, redraw, glide, bringIntoView } = map;
  const hasOverlay = Boolean(children);
  const [selected, passing] = [index.at(selectedId), index.at(pointedId ?? highlightedId)];
  const surroundings = { tiles, places, center, rings, areAllPriced, hasOverlay, selected };
  const layout = useMapLayout(index, surroundings, settled, size);

  const focused = isListFocused ? index.at(ordered[current]?.id) : undefined;
  const raised = [...new Set([selected, focused, passing])]
    .filter((mark) => mark !== undefined)
    .map((of) => ({ of, mark: index.shownBy(of, layout.marks) }));
  const marks = [...layout.marks, ...raised.map(({ mark }) => mark)];
  const shown = passing ?? focused ?? selected;
  const meant = (at: Point, within: number) =>
    map.at((view) => size && markAt(marks, view, size, at, within));

  useLayoutEffect(() => {
    layers.setDrawn({ tiles, settled, corners });
    map.at(onFrame);
  });

  useEffect(redraw, [redraw, tiles]);

  useEffect(() => {
    if (rested !== undefined && size !== null) onViewChange?.(boundsOf(rested, size), rested.zoom);
  }, [onViewChange, rested, size]);

  const shownArea = useRef(area);
  useEffect(() => {
    if (size === null || area === shownArea.current) return;
    shownArea.current = area;
    if (area !== undefined) glide(viewOf(area, size, 0));
  }, [area, glide, shownArea, size]);

  // What is chosen in the list, or reached by the keyboard; the map may be moved away from it afterwards.
  const wanted = (focused ?? selected)?.premises;
  const broughtId = useRef<string>(undefined);
  useEffect(() => {
    if (size === null || wanted?.id === broughtId.current) return;
    broughtId.current = wanted?.id;
    if (wanted !== undefined) bringIntoView(wanted, margin);
  }, [bringIntoView, broughtId, size, wanted]);

  const whole = fit ?? start;
  const fitAll = () => whole !== null && glide(whole);
  const movePin = (step: Point) =>
    map.atGoal((view) => size && bringIntoView(moveBy(view, size, pinStepOf(step)), margin));
  const moveCorner = (key: string, from: MapPosition, move: (to: MapPosition) => void): boolean => {
    const step = arrows[key];
    if (step === undefined || size === null) return false;
    map.atGoal((view) => {
      const to = shifted(view, size, from, pinStepOf(step));
      bringIntoView(to, margin);
      move(to);
    });
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = arrows[event.key];
    if (step !== undefined && onPick !== undefined) movePin(step);
    else if (step !== undefined) map.panBy(step);
    else if (event.key === 'Enter' && onPick !== undefined) pick(pin ?? map.at((view) => view));
    else if (event.key === '+' || event.key === '=') map.zoomBy(1);
    else if (event.key === '-') map.zoomBy(-1);
    else if (event.key === '0' || event.key === 'Home') fitAll();
    else return;
    event.preventDefault();
  };

  const point = (id: string | undefined) => {
    if (id === pointedId) return;
    setPointedId(id);
    onHighlight?.(id ?? focused?.key);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const isDragging = map.handlers.onPointerMove(event);
    const mark = isDragging ? undefined : meant(pointOf(event, event.currentTarget), tolerance.mouse);
    event.currentTarget.toggleAttribute('data-over', Boolean(mark));
    if (!isDragging) point(mark?.kind === 'premises' ? mark.key : undefined);
  };
  const reach = (order: number) => {
    setReached(order);
    onHighlight?.(ordered[order]?.id);
  };

  return (
    <div className={styles.root}>
      <VisuallyHidden id={summaryId}>{labels.summary}</VisuallyHidden>
      <div ref={viewport} className={styles.viewport}>
        <div ref={ground} className={styles.ground} data-ground="" aria-hidden="true" />
        <div ref={vectorPlace} className={styles.vector} data-vector={vectorState} aria-hidden="true" inert />
        <div className={styles.drawing} data-map="" aria-hidden="true">
          <div ref={stretched} className={styles.stretched}>
            <svg className={styles.layer} focusable="false">
              {settled !== undefined && size !== null && (
                <Surroundings
                  view={settled}
                  size={size}
                  center={center}
                  pin={pin}
                  rings={rings}
                  corners={corners}
                  stations={layout.stations}
                  ringLabels={layout.ringLabels}
                  labels={layout.labels}
                />
              )}
            </svg>
            <svg className={styles.layer} focusable="false">
              {settled !== undefined && size !== null && (
                <Marks
                  view={settled}
                  size={size}
                  center={center}
                  marks={layout.marks}
                  prices={layout.prices}
                  raised={raised}
                  chosen={{ selected, passing, focused }}
                  shown={shown}
                />
              )}
            </svg>
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes all of them */}
        <div
          ref={surface}
          className={styles.surface({ isInText, isPicked: onPick !== undefined })}
          role="application"
          aria-label={labels.map}
          aria-describedby={summaryId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by the keyboard
          tabIndex={0}
          onKeyDown={onKeyDown}
          {...map.handlers}
          onPointerMove={onPointerMove}
          onPointerLeave={() => point(undefined)}
        />
        {outline?.editing !== undefined && (
          <CornerButtons
            buttons={layers.buttons}
            corners={corners}
            editing={outline.editing}
            positionAt={positionAt}
            setMoved={setMoved}
            moveByKey={moveCorner}
            onEmpty={() => surface.current?.focus()}
          />
        )}
        {ordered.length > 0 && (
          <PremisesList
            label={labels.premises}
            premises={ordered}
            current={current}
            selectedId={selectedId}
            onReach={reach}
            onFocusChange={(isFocused) => {
              setIsListFocused(isFocused);
              if (isFocused) reach(current);
              else onHighlight?.(pointedId);
            }}
            onSelect={onSelect}
            onOpen={onOpen}
          />
        )}
        {hasOverlay && <div className={styles.overlay}>{children}</div>}
        <div className={styles.controls}>
          <IconButton label={labels.zoomIn} icon="plus" onPress={() => map.zoomBy(1)} />
          <IconButton label={labels.zoomOut} icon="minus" onPress={() => map.zoomBy(-1)} />
          <IconButton label={labels.fitAll} icon="fit" onPress={fitAll} />
        </div>
      </div>
      <div className={styles.caption({ isInText })}>
        <p className={styles.reading}>{shown?.premises.description ?? labels.hint}</p>
        {legend !== undefined && (
          <Legend
            legend={premises.length > 1 ? legend : undefined}
            centerLabel={center === undefined ? undefined : labels.center}
          />
        )}
        <p className={styles.credit}>{credits.join(' · ')}</p>
      </div>
    </div>
  );
}
