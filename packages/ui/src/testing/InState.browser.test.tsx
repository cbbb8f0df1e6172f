import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../components/Button/Button.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import '../theme/theme.ts';
import { freshRoot } from './freshRoot.ts';
import { InState, states } from './InState.tsx';
import { untilStill } from './untilStill.ts';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('a component in a state', () => {
  const looks = async (picture: ReactNode, selector: string) => {
    freshRoot().root.render(
      // The real pointer may rest on the component that is to be at rest.
      <div style={{ pointerEvents: 'none' }}>
        <div>{picture}</div>
        {states.map((state) => (
          <InState key={state} state={state}>
            {picture}
          </InState>
        ))}
      </div>,
    );
    await expect.poll(() => document.querySelectorAll(selector).length).toBe(1 + states.length);
    await untilStill();
    return [...document.querySelectorAll(selector)].map((element) => {
      const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(element);
      return { backgroundColor, borderColor, outlineStyle };
    });
  };

  it('looks as it does under a pointer and for the keyboard', async () => {
    const [atRest, hovered, pressed, focused] = await looks(<Button>Save</Button>, 'button');
    expect(new Set([atRest, hovered, pressed].map((look) => look?.backgroundColor)).size).toBe(3);
    expect([atRest, focused].map((look) => look?.outlineStyle)).toEqual(['none', 'solid']);
  });

  it('shows a field by its frame', async () => {
    const frame = 'div:has(> input)';
    const [atRest, hovered, , focused] = await looks(<TextField label="First name" />, frame);
    expect(hovered?.borderColor).not.toBe(atRest?.borderColor);
    expect([atRest, focused].map((look) => look?.outlineStyle)).toEqual(['none', 'solid']);
  });
});
