import { density, type Density } from '../tokens/density.ts';
import { styleRules } from './styleRules.ts';
import { tokensOf } from './tokensOf.ts';

/** What is measured of a part. */
export interface Measure {
  /** As it is drawn, sizes in px: of each density, where they differ. Empty of a colour, which its token says. */
  readonly value: string;
  /** The tokens that it comes from, such as `density.controlHeight`. */
  readonly tokens: readonly string[];
}

/** By what is measured, such as `Height`. */
export type Measures = ReadonlyMap<string, Measure>;

const pressed =
  'button, a[href], input, select, textarea, [role="option"], [role="slider"], label:has(input)';

/** The properties in which style sheets say what is measured. */
const propertiesOf = {
  Height: ['height', 'min-height', 'block-size', 'min-block-size'],
  Target: [],
  Padding: ['padding', 'padding-block', 'padding-inline', 'padding-block-start', 'padding-inline-start'],
  Radius: ['border-radius'],
  Line: ['border', 'border-color', 'border-block-start', 'border-block-color'],
  Gap: ['gap', 'row-gap', 'column-gap'],
  Text: ['font-size', 'line-height', 'font-weight'],
  Colour: ['color'],
  Fill: ['background', 'background-color'],
} as const satisfies Record<string, readonly string[]>;

type Name = keyof typeof propertiesOf;
type Values = Readonly<Partial<Record<Name, string>>>;

/** The measures that say something of an element in a drawing: what it does not have is left out. */
export function measuresOf(element: Element, drawing: HTMLElement): Measures {
  const [comfortable, compact] = (Object.keys(density) as Density[]).map((name) =>
    inDensity(name, drawing, () => valuesOf(element)),
  );
  const rules = styleRules();
  return new Map(
    (Object.keys(propertiesOf) as Name[]).flatMap((name) => {
      const value = comfortable?.[name];
      if (value === undefined) return [];
      const dense = compact?.[name] ?? value;
      const tokens = tokensOf(element, propertiesOf[name], rules);
      // A colour is its token: the theme says which it is.
      if (value === '' && tokens.length === 0) return [];
      return [[name, { value: dense === value ? value : `${value}, compact ${dense}`, tokens }] as const];
    }),
  );
}

/** Reads a drawing as it would be in another density. */
function inDensity(name: Density, drawing: HTMLElement, read: () => Values): Values {
  drawing.dataset['density'] = name;
  const values = read();
  delete drawing.dataset['density'];
  return values;
}

function valuesOf(element: Element): Values {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const [block, inline] = [pixelsOf(style.paddingBlockStart), pixelsOf(style.paddingInlineStart)];
  const radius = pixelsOf(style.borderStartStartRadius);
  const line = pixelsOf(style.borderBlockStartWidth);
  const gap = pixelsOf(style.rowGap);
  return {
    Height: pixels(height),
    ...(element.matches(pressed) && { Target: `${rounded(width)} × ${pixels(height)}` }),
    ...((block > 0 || inline > 0) && { Padding: `${rounded(block)} and ${pixels(inline)}` }),
    ...(radius > 0 && { Radius: pixels(radius) }),
    ...(line > 0 && { Line: pixels(line) }),
    ...(element.children.length > 1 && gap > 0 && { Gap: pixels(gap) }),
    ...(hasWords(element) && {
      Text: `${rounded(pixelsOf(style.fontSize))}/${rounded(pixelsOf(style.lineHeight))}, weight ${style.fontWeight}`,
    }),
    ...((hasWords(element) || element.matches('svg')) && { Colour: '' }),
    Fill: '',
  };
}

const hasWords = (element: Element): boolean =>
  element.matches('input, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** Zero for what is no length, such as `normal`. */
const pixelsOf = (value: string): number => Number.parseFloat(value) || 0;

const rounded = (length: number): string => String(Math.round(length * 10) / 10);

const pixels = (length: number): string => `${rounded(length)}\u00a0px`;
