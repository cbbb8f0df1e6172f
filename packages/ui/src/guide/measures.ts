/** What is measured of a part, by what it is called in the table; sizes in px as they are drawn. */
export type Measures = Readonly<Record<string, string>>;

const pressed =
  'button, a[href], input, select, textarea, [role="option"], [role="slider"], label:has(input)';

/** The measures of an element that say something of it: what it does not have is left out. */
export function measuresOf(element: Element): Measures {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return {
    Height: pixels(height),
    ...(element.matches(pressed) && { Target: `${rounded(width)} × ${pixels(height)}` }),
    ...withPadding(style),
    ...(pixelsOf(style.borderStartStartRadius) > 0 && {
      Radius: pixels(pixelsOf(style.borderStartStartRadius)),
    }),
    ...(pixelsOf(style.borderBlockStartWidth) > 0 && { Line: pixels(pixelsOf(style.borderBlockStartWidth)) }),
    ...(element.children.length > 1 && pixelsOf(style.rowGap) > 0 && { Gap: pixels(pixelsOf(style.rowGap)) }),
    ...(hasWords(element) && {
      Text: `${rounded(pixelsOf(style.fontSize))}/${rounded(pixelsOf(style.lineHeight))}, weight ${style.fontWeight}`,
    }),
  };
}

function withPadding(style: CSSStyleDeclaration): Measures {
  const [block, inline] = [pixelsOf(style.paddingBlockStart), pixelsOf(style.paddingInlineStart)];
  return block === 0 && inline === 0 ? {} : { Padding: `${rounded(block)} and ${pixels(inline)}` };
}

const hasWords = (element: Element): boolean =>
  element.matches('input, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** Zero for what is no length, such as `normal`. */
const pixelsOf = (value: string): number => Number.parseFloat(value) || 0;

const rounded = (length: number): string => String(Math.round(length * 10) / 10);

const pixels = (length: number): string => `${rounded(length)}\u00a0px`;
