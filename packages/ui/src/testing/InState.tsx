import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Text } from '../components/Text/Text.tsx';
import { styleRules } from '../guide/styleRules.ts';
import { Stack } from '../layout/Stack.tsx';

const focusable = ':is(button, a[href], input, textarea, select, summary, [tabindex])';

/** By the state: the attribute that components set, the pseudo-class of the browser, and what stands for it. */
const signs = {
  hovered: { attribute: 'data-hovered', pseudo: ':hover', standIn: ':not(#none)' },
  pressed: { attribute: 'data-pressed', pseudo: ':active', standIn: ':not(#none)' },
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
    draw(element, state);
    // Tabs are drawn once it is known which there are.
    const observer = new MutationObserver(() => draw(element, state));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [state]);
  return <div ref={holder}>{children}</div>;
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

function draw(holder: HTMLElement, state: State): void {
  const { attribute, pseudo, standIn } = signs[state];
  for (const element of holder.querySelectorAll('button, a[href], label, [role=tab]'))
    element.setAttribute(attribute, 'true');
  const rules = styleRules()
    .filter(({ selectorText }) => selectorText.includes(pseudo))
    .map(({ selectorText, style }) => ({ selector: selectorText.replaceAll(pseudo, standIn), style }));
  for (const element of holder.querySelectorAll<HTMLElement>('*')) {
    for (const { selector, style } of rules) {
      if (element.matches(selector)) element.style.cssText += `;${style.cssText}`;
    }
  }
}
