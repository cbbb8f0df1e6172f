import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Text } from '../components/Text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { layers } from '../theme/layers.css.ts';

const focusable = ':is(button, a[href], input, textarea, select, summary, [tabindex])';

/** By the state: the attribute that components set, the pseudo-class of the browser, and what stands for it. */
const signs = {
  hovered: { attribute: 'data-hovered', pseudo: ':hover', standIn: ':nth-child(n)' },
  pressed: { attribute: 'data-pressed', pseudo: ':active', standIn: ':nth-child(n)' },
  focused: { attribute: 'data-focus-visible', pseudo: ':focus-visible', standIn: focusable },
} as const;

export type State = keyof typeof signs;

/** Every state that only a pointer or the keyboard brings. */
export const states = Object.keys(signs) as readonly State[];

/** Draws a component as if a pointer were over it, pressed it, or the keyboard had come to it. */
export function InState({ state, children }: { readonly state: State; readonly children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    sign(element, state);
    // Tabs are drawn once it is known which there are.
    const observer = new MutationObserver(() => sign(element, state));
    observer.observe(element, { childList: true, subtree: true });
    const sheet = sheetOf(state);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [state]);
  return (
    <div ref={holder} data-in-state={state}>
      {children}
    </div>
  );
}

interface InEachStateProps {
  /** Those in which the component differs; without this, all. */
  readonly of?: readonly State[];
  readonly children: ReactNode;
}

/** Draws a component in each of these states, below their names. */
export function InEachState({ of = states, children }: InEachStateProps) {
  return (
    <Stack gap={4} align="start">
      {of.map((state) => (
        <Stack key={state} gap={1}>
          <Text size="small">{state}</Text>
          <InState state={state}>{children}</InState>
        </Stack>
      ))}
    </Stack>
  );
}

function sign(holder: HTMLElement, state: State): void {
  for (const element of holder.querySelectorAll('button, a[href], label, [role=tab]'))
    element.setAttribute(signs[state].attribute, 'true');
}

/** What the page's rules say of a state, said of all that is drawn in it: in their layers, so that the same ones win. */
function sheetOf(state: State): CSSStyleSheet {
  const { pseudo, standIn } = signs[state];
  const sheet = new CSSStyleSheet();
  for (const rule of styleRules()) {
    if (!rule.selectorText.includes(pseudo)) continue;
    const selector = rule.selectorText.replaceAll(pseudo, standIn);
    const scoped = `@scope ([data-in-state=${state}]) { ${selector} { ${rule.style.cssText} } }`;
    const layer = layerOf(rule);
    sheet.insertRule(layer === undefined ? scoped : `@layer ${layer} { ${scoped} }`, sheet.cssRules.length);
  }
  return sheet;
}

function layerOf({ parentRule }: CSSRule): string | undefined {
  if (parentRule === null || parentRule instanceof CSSLayerBlockRule) return parentRule?.name;
  return layerOf(parentRule);
}

const strengths = Object.values(layers);

/** The rules of the page that hold for this window, the weakest layer's first. */
function styleRules(): readonly CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules, -1))
    .toSorted((one, other) => one.strength - other.strength)
    .map(({ rule }) => rule);
}

function rulesIn(
  rules: CSSRuleList,
  strength: number,
): readonly { readonly rule: CSSStyleRule; readonly strength: number }[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [{ rule, strength }];
    if (rule instanceof CSSLayerBlockRule) return rulesIn(rule.cssRules, strengths.indexOf(rule.name));
    if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) {
      return rulesIn(rule.cssRules, strength);
    }
    return [];
  });
}
