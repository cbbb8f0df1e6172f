import { vars } from '../theme/contract.css.ts';

/** What children take from their parents. */
const inherited = ['color', 'font-size', 'line-height', 'font-weight'];

/**
 * The tokens that style sheets take for these properties of an element, as places in the theme contract such as
 * `space.5`. What it inherits counts, and what only a state such as hovering brings does not.
 *
 * @param rules - of the page, see `styleRules`
 */
export function tokensOf(
  element: Element,
  properties: readonly string[],
  rules: readonly CSSStyleRule[],
): readonly string[] {
  return [...new Set(properties.flatMap((property) => placesIn(declared(element, property, rules))))];
}

/** What the strongest rule says; rules stand in the order of their strength. */
function declared(element: Element, property: string, rules: readonly CSSStyleRule[]): string {
  const own = rules.findLast(
    ({ selectorText, style }) => style.getPropertyValue(property) !== '' && element.matches(selectorText),
  );
  if (own !== undefined) return own.style.getPropertyValue(property);
  const parent = inherited.includes(property) ? element.parentElement : null;
  return parent === null ? '' : declared(parent, property, rules);
}

/** `1px solid var(--tilava-color-border-control)` is of `color.border.control`. */
const placesIn = (value: string): readonly string[] =>
  [...value.matchAll(/var\(--[\w-]+\)/gu)].flatMap(([name]) => places.get(name) ?? []);

const places = new Map(placesUnder('', vars));

function placesUnder(path: string, tokens: object): readonly (readonly [name: string, place: string])[] {
  return Object.entries(tokens).flatMap(([key, value]: [string, unknown]) => {
    const place = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[value, place] as const];
    return typeof value === 'object' && value !== null ? placesUnder(place, value) : [];
  });
}
