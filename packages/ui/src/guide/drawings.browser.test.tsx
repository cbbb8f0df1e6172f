import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { guide } from '../components/Button/Button.guide.tsx';
import { Button } from '../components/Button/Button.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { freshRoot } from '../testing/freshRoot.ts';
import { InState, states } from '../testing/InState.tsx';
import '../theme/theme.ts';
import { Anatomy } from './Anatomy.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('the anatomy of a component', () => {
  it('tells measures in both densities, the tokens that they come from, and other sizes', async () => {
    freshRoot().root.render(<>{guide.anatomy && <Anatomy {...guide.anatomy} />}</>);
    await expect
      .poll(() => measuresIn('Box'))
      .toMatchObject({
        Height: '44 px, compact 32 px density.controlHeight',
        Padding: '8 and 20 px, compact 3 and 20 px density.controlPadding space.5',
        Radius: '4 px radius.small',
        Fill: 'color.action.primary.background',
      });
    expect(measuresIn('Words')).toMatchObject({ Colour: 'color.action.primary.foreground' });
    expect(measuresIn('Size small')).toMatchObject({
      Height: '36 px, compact 28 px density.smallControlHeight',
    });
  });
});

describe('a component in a state', () => {
  const looks = async (picture: ReactNode, selector: string) => {
    freshRoot().root.render(
      <>
        <div>{picture}</div>
        {states.map((state) => (
          <InState key={state} state={state}>
            {picture}
          </InState>
        ))}
      </>,
    );
    await expect.poll(() => document.querySelectorAll(selector).length).toBe(1 + states.length);
    // What a state changes takes its time.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
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

/** What is measured of a part, with spaces where its lines break. */
function measuresIn(name: string): Readonly<Record<string, string>> {
  const row = [...document.querySelectorAll('li')].find(({ innerText }) => innerText.includes(`${name}\n`));
  const entries = [...(row?.querySelectorAll('dl > div') ?? [])].map((entry) => {
    const [term, ...value] = [...entry.querySelectorAll('dt, dd')].flatMap(({ childNodes }) =>
      [...childNodes].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' ')),
    );
    return [term ?? '', value.filter((part) => part !== '').join(' ')] as const;
  });
  return Object.fromEntries(entries);
}
