/**
 * What holds for every story, checked on the state its play function left behind. A story is played once, in the light
 * theme and with reduced motion: the dark theme and forced colours change nothing but colours, which are read after it.
 */
import { afterEach, beforeEach, expect, inject, type TestContext } from 'vitest';
import { clippedTexts } from './clippedTexts.ts';
import { sidewaysScrollers } from './sidewaysScrollers.ts';
import { smallTargets } from './smallTargets.ts';
import { unreadableInDark, unreadableInForcedColors } from './unreadable.ts';
import { unnamedGroups } from './unnamedGroups.ts';
import { watchMotion } from './watchMotion.ts';
import { readFromRightToLeft, readMoreSpaced, touchWithFingers, zoomIn } from './surroundings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every story is tried in every surrounding, and not the first of each file alone. */
    readonly takesLong: boolean;
  }
  interface TestContext {
    /** What Storybook plays. */
    readonly story?: { readonly tags: readonly string[] };
  }
}

const FINE_TARGET = 24;
const TOUCH_TARGET = 44;

const motion = watchMotion();
beforeEach(motion.restart);
afterEach(expectAll);

async function expectAll({ story, task }: TestContext) {
  expect(motion.seen(), 'runs no animation under reduced motion').toEqual([]);
  const takesLong = inject('takesLong');
  if (!takesLong && task !== task.suite?.tasks[0]) return;
  const isTest = story?.tags.includes('behaviour') === true;
  expect(await unreadableInDark(), 'can be read in the dark theme').toEqual([]);
  if (takesLong) expect(await unreadableInForcedColors(), 'can be read in forced colours').toEqual([]);
  await expectToFit(isTest);
}

async function expectToFit(isTest: boolean) {
  expect(unnamedGroups(), 'has no group without a name').toEqual([]);
  expect(smallTargets(FINE_TARGET), `has no target under ${FINE_TARGET} px`).toEqual([]);
  // Fingers to the end: their larger targets leave the least room.
  await touchWithFingers(async () => {
    expect(smallTargets(TOUCH_TARGET), `has no target under ${TOUCH_TARGET} px on touch`).toEqual([]);
    await zoomIn();
    expect(smallTargets(TOUCH_TARGET), `has no target under ${TOUCH_TARGET} px on a phone`).toEqual([]);
    expect(sidewaysScrollers(), 'does not scroll sideways').toEqual([]);
    await readMoreSpaced(() => {
      expect(clippedTexts(), 'shows its whole text when that is spaced more').toEqual([]);
      expect(sidewaysScrollers(), 'does not scroll sideways with more space in the text').toEqual([]);
    });
    // The texts of a test may be as long as they get already.
    await readFromRightToLeft({ wordsTwiceAsLong: !isTest }, () => {
      expect(clippedTexts(), 'shows its whole text from right to left').toEqual([]);
      expect(sidewaysScrollers(), 'does not scroll sideways from right to left').toEqual([]);
    });
  });
}
