import { useCallback, useState, type RefCallback } from 'react';
import { Sample } from '../foundations/Sample.tsx';
import { variableOf } from '../tokens/variableOf.ts';
import * as styles from './guide.css.ts';
import type { Anatomy as AnatomyOf, Part, Size } from './guide.ts';
import { placeMarks, type Box } from './marks.ts';
import { measuresOf, type Measure, type Measures } from './measures.ts';
import { Prose } from './Prose.tsx';

const nothing: Measures = new Map();

/** A part that was found in the picture. */
interface Found {
  readonly box: Box;
  readonly measures: Measures;
}

interface Sight {
  readonly picture: Box;
  /** Where lines of text stand. */
  readonly words: readonly Box[];
  /** By the names of the parts. */
  readonly found: ReadonlyMap<string, Found>;
}

/** What a component is made of: a numbered drawing, and the measures of each part as it is drawn here and now. */
export function Anatomy({ picture, parts, sizes }: AnatomyOf) {
  const [drawing, sight] = useDrawing(useCallback((drawn: HTMLElement) => lookAt(drawn, parts), [parts]));
  const numbered = parts.filter(({ name }) => sight?.found.has(name) === true);
  return (
    <>
      <h2 id="anatomy-and-measures">Anatomy and measures</h2>
      <Sample>
        <div className={styles.sheet}>
          {/* A drawing, out of reach of the keyboard: the list below it says what it shows. */}
          <div ref={drawing} className={styles.drawn} inert>
            {picture}
          </div>
          {sight !== undefined && <Marks sight={sight} parts={numbered} />}
        </div>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.name} className={styles.part}>
              <span className={styles.number}>{numbered.includes(part) && numbered.indexOf(part) + 1}</span>
              <div>
                <div className={styles.partName}>{part.name}</div>
                <Prose>{part.about}</Prose>
              </div>
              <MeasureList measures={sight?.found.get(part.name)?.measures ?? nothing} />
            </li>
          ))}
          {sizes?.map((size) => (
            <OtherSize key={size.name} {...size} />
          ))}
        </ul>
        <p className={styles.note}>
          Measured on this page as it is drawn now: larger text, or a finger in the place of a mouse, gives
          other numbers. What is <code>compact</code> holds where the density is. Code takes a token from{' '}
          <code>vars</code>: <code>vars.space[4]</code> is <code>space.4</code>.
        </p>
      </Sample>
    </>
  );
}

function Marks({ sight, parts }: { readonly sight: Sight; readonly parts: readonly Part[] }) {
  const boxes = parts.flatMap(({ name }) => sight.found.get(name)?.box ?? []);
  return (
    <svg className={styles.marks} aria-hidden="true">
      {placeMarks(sight.picture, boxes, sight.words).map(({ from, to }, index) => (
        <g key={parts[index]?.name}>
          <line className={styles.leader} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          <circle className={styles.point} cx={from.x} cy={from.y} r="2.5" />
          <circle className={styles.disc} cx={to.x} cy={to.y} r="10" />
          <text className={styles.digit} x={to.x} y={to.y} dy="0.35em">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function lookAt(drawn: HTMLElement, parts: readonly Part[]): Sight {
  const origin = drawn.parentElement?.getBoundingClientRect() ?? drawn.getBoundingClientRect();
  const within = ({ left, top, right, bottom }: Box): Box => ({
    left: left - origin.left,
    top: top - origin.top,
    right: right - origin.left,
    bottom: bottom - origin.top,
  });
  const found = parts.flatMap(({ name, selector }) => {
    const element = selector === undefined ? null : drawn.querySelector(selector);
    // What this width does not show, such as a menu's button, is told of like what has no selector.
    if (element?.checkVisibility() !== true) return [];
    return [
      [name, { box: within(element.getBoundingClientRect()), measures: measuresOf(element, drawn) }] as const,
    ];
  });
  return {
    picture: within(drawn.getBoundingClientRect()),
    words: wordsIn(drawn).map(within),
    found: new Map(found),
  };
}

/** A component in another size, with what is measured of its box. */
function OtherSize({ name, picture, selector }: Size) {
  const [ref, measures] = useDrawing(
    useCallback(
      (drawn: HTMLElement) => {
        const element = drawn.querySelector(selector);
        return element === null ? undefined : measuresOf(element, drawn);
      },
      [selector],
    ),
  );
  return (
    <li className={styles.part}>
      <span />
      <div>
        <div className={styles.partName}>
          Size <code>{name}</code>
        </div>
        <div ref={ref} className={styles.otherSize} inert>
          {picture}
        </div>
      </div>
      {measures !== undefined && <MeasureList measures={measures} />}
    </li>
  );
}

/** What was measured of a part, with the tokens that it comes from. */
function MeasureList({ measures }: { readonly measures: Measures }) {
  return (
    <dl className={styles.measures}>
      {[...measures].map(([name, measure]) => (
        <div key={name}>
          <dt className={styles.term}>{name}</dt>
          <dd>
            {measure.value}
            <Tokens {...measure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Tokens({ tokens }: Pick<Measure, 'tokens'>) {
  return tokens.map((place) => (
    <code key={place} className={styles.token}>
      {place.startsWith('color.') && (
        <span className={styles.swatch} style={{ background: variableOf(place) }} />
      )}
      {place}
    </code>
  ));
}

/**
 * What is seen in a drawing. It is looked at again whenever it gets another size, as it does when the font arrives or
 * the density changes.
 */
function useDrawing<Result>(
  look: (drawn: HTMLElement) => Result,
): readonly [ref: RefCallback<HTMLElement>, sight: Result | undefined] {
  const [sight, setSight] = useState<Result>();
  const ref = useCallback(
    (drawn: HTMLElement | null) => {
      if (drawn === null) return undefined;
      const observer = new ResizeObserver(() => setSight(look(drawn)));
      observer.observe(drawn);
      return () => observer.disconnect();
    },
    [look],
  );
  return [ref, sight];
}

/** Where each line of text stands in an element, in the window. */
function wordsIn(element: Element): readonly DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: DOMRect[] = [];
  while (texts.nextNode() !== null) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  return lines;
}
