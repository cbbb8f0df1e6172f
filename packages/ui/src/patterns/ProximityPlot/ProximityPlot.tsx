import {
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { stepOf } from '../stepOf.ts';
import { bestOf, ringLabelsOf } from './placeNames.ts';
import { BestNames, BestRings, Dot, DotOption, Marks, Rings } from './PlotMarks.tsx';
import { dotsOf, type ProximityPoint, type ProximityRing, type PlacedPoint } from './placement.ts';
import { Legend, type ProximityLegend } from './Legend.tsx';
import * as shape from './shape.css.ts';

export type { ProximityLegend } from './Legend.tsx';
export type { ProximityPoint, ProximityRing } from './placement.ts';

export interface ProximityPlotProps {
  /** Names the plot, e.g. "Matches around Kalevankatu 30". */
  readonly label: string;
  /** The plot in a sentence, for people who can’t see it, e.g. "12 matches, the nearest 200 m away." */
  readonly summary: string;
  readonly points: readonly ProximityPoint[];
  /** The largest is the rim of the plot. */
  readonly rings: readonly ProximityRing[];
  /** The cross in the middle, explained in the legend, e.g. "Search location". */
  readonly centerLabel: string;
  /** The letter at the top, e.g. "N". */
  readonly northLabel: string;
  readonly legend: ProximityLegend;
  /** Shown below the plot while no point is selected, e.g. "Select a dot to see its details". */
  readonly hint: string;
  /** The selected point, as in the list next to the plot. */
  readonly selectedId?: string | undefined;
  /** Called on click, tap and Space. */
  readonly onSelect?: (id: string) => void;
  /** A point to highlight, e.g. because the pointer is over its row in the list. */
  readonly highlightedId?: string | undefined;
  /** Called when the pointer or the focus reaches a point, and with undefined when it leaves. */
  readonly onHighlight?: (id: string | undefined) => void;
  /** Called on Enter and double click. */
  readonly onOpen?: (id: string) => void;
}

/**
 * A location and what’s around it, with the best three named. One Tab stop; arrow keys move from near to far.
 */
export function ProximityPlot({
  label,
  summary,
  points,
  rings,
  centerLabel,
  northLabel,
  legend,
  hint,
  selectedId,
  onSelect,
  highlightedId,
  onHighlight,
  onOpen,
}: ProximityPlotProps) {
  const summaryId = useId();
  const [focus, setFocus] = useState<{ readonly id: string; readonly isVisible: boolean }>();
  const [pointedId, setPointedId] = useState<string>();
  // A pointer may be gone again before it was drawn that it had come.
  const pointed = useRef<string>(undefined);
  const reached = useRef<string>(undefined);

  const reach = Math.max(0, ...rings.map(({ distance }) => distance));
  const dots = useMemo(() => dotsOf(points, reach), [points, reach]);
  // Large ones first, so that none hides another.
  const painted = useMemo(() => dots.toSorted((one, other) => other.radius - one.radius), [dots]);
  const best = useMemo(() => bestOf(dots), [dots]);
  const labelled = useMemo(() => ringLabelsOf(rings, reach, dots, best), [rings, reach, dots, best]);
  const dotOf = (id: string | undefined) => dots.find(({ point }) => point.id === id);

  const [focused, selected] = [dotOf(focus?.id), dotOf(selectedId)];
  const passing = dotOf(pointedId) ?? dotOf(highlightedId);
  const stop = focused ?? selected ?? dots[0];
  const shown = passing ?? focused ?? selected;

  const onKeyDown = (event: KeyboardEvent<SVGElement>) => {
    const current = dotAt(event);
    if (current === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepOf(event.key, current.order, dots.length);
    if (next !== undefined) event.currentTarget.querySelector<SVGElement>(`[data-order="${next}"]`)?.focus();
    else if (event.key === 'Enter') onOpen?.(current.point.id);
    else if (event.key === ' ') onSelect?.(current.point.id);
    else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent<SVGElement>) => {
    const id = dotAt(event)?.point.id;
    if (id === undefined) return;
    reached.current = id;
    setFocus({ id, isVisible: event.target.matches(':focus-visible') });
    onHighlight?.(id);
  };

  const onBlur = () => {
    reached.current = undefined;
    setFocus(undefined);
    onHighlight?.(pointed.current);
  };

  const point = (id: string | undefined) => {
    if (id === pointed.current) return;
    pointed.current = id;
    setPointedId(id);
    onHighlight?.(id ?? reached.current);
  };

  function dotAt({ target }: SyntheticEvent) {
    const order =
      target instanceof Element ? target.closest('[data-order]')?.getAttribute('data-order') : null;
    return order === null || order === undefined ? undefined : dots[Number(order)];
  }

  // Assistive technology presses without a place.
  const meant = (event: PointerEvent | MouseEvent) => pointedDot(event, dots) ?? dotAt(event);

  const handlers = {
    onKeyDown,
    onFocus,
    onBlur,
    onPointerMove: (event: PointerEvent) => point(meant(event)?.point.id),
    onPointerLeave: () => point(undefined),
    onClick: (event: MouseEvent) => callWith(onSelect, meant(event)?.point.id),
    onDoubleClick: (event: MouseEvent) => callWith(onOpen, meant(event)?.point.id),
  };

  return (
    <figure className={shape.root}>
      <VisuallyHidden>
        <span id={summaryId}>{summary}</span>
      </VisuallyHidden>
      <div className={shape.frame}>
        <svg
          className={shape.plot}
          aria-label={label}
          aria-describedby={summaryId}
          // A list box must have something to choose.
          {...(dots.length === 0 ? { role: 'img' } : { role: 'listbox', ...handlers })}
        >
          <Rings rings={labelled} reach={reach} northLabel={northLabel} />
          {painted.map((dot) => (
            <Dot key={dot.point.id} dot={dot} />
          ))}
          {/* In the order of the arrow keys, which screen readers read in, too. */}
          {dots.map((dot) => (
            <DotOption key={dot.point.id} dot={dot} isStop={dot === stop} isSelected={dot === selected} />
          ))}
          <BestRings best={best} />
          <Marks
            selected={selected}
            passing={passing}
            focused={focus?.isVisible === true ? focused : undefined}
          />
        </svg>
        <BestNames best={best} />
      </div>
      {/* No `figcaption`, which would name the figure by all of this. */}
      <div className={shape.caption}>
        <p className={shape.reading}>{shown?.point.description ?? hint}</p>
        <Legend legend={legend} centerLabel={centerLabel} />
      </div>
    </figure>
  );
}

function callWith(callback: ((id: string) => void) | undefined, id: string | undefined): void {
  if (id !== undefined) callback?.(id);
}

/** The dot that a pointer means: where targets overlap, the one whose drawn edge is nearest. */
function pointedDot(
  { currentTarget, clientX, clientY }: PointerEvent | MouseEvent,
  dots: readonly PlacedPoint[],
): PlacedPoint | undefined {
  let nearest: { readonly dot: PlacedPoint; readonly away: number } | undefined;
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const option = currentTarget.contains(element) ? element.closest('[data-order]') : null;
    const dot = option === null ? undefined : dots[Number(option.getAttribute('data-order'))];
    if (option === null || dot === undefined) continue;
    const { x, y, width, height } = option.getBoundingClientRect();
    const toMiddle = Math.hypot(clientX - x - width / 2, clientY - y - height / 2);
    const away = Math.max(0, toMiddle - dot.radius);
    if (nearest === undefined || away < nearest.away) nearest = { dot, away };
  }
  return nearest?.dot;
}
