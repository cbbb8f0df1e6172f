/**
 * What holds for every story, checked on the state its play function left behind: run once, with forced colours and
 * reduced motion, because neither theme nor colours change where things stand.
 */
import { afterEach, beforeEach, expect } from 'vitest';
import { media } from '../../tokens/media.ts';
import { readForcedTextColors } from './readForcedTextColors.ts';
import { clippedTexts } from './clippedTexts.ts';
import { sidewaysScrollers } from './sidewaysScrollers.ts';
import { smallTargets } from './smallTargets.ts';
import { watchMotion, type MotionWatch } from './watchMotion.ts';
import { readMoreSpaced, showIn, touchWithFingers } from './surroundings.ts';

const FINE_TARGET = 24;
const TOUCH_TARGET = 44;

if (matchMedia(media.forcedColors).matches) {
  readForcedTextColors();
  const motion = watchMotion();
  beforeEach(motion.restart);
  afterEach(() => expectAll(motion));
}

async function expectAll(motion: MotionWatch) {
  expect(motion.seen(), 'runs no animation under reduced motion').toEqual([]);
  expect(smallTargets(FINE_TARGET), `has no target under ${FINE_TARGET} px`).toEqual([]);
  await expectReflow();
  await showIn(390, 844);
  await touchWithFingers(() => {
    expect(smallTargets(TOUCH_TARGET), `has no target under ${TOUCH_TARGET} px on touch`).toEqual([]);
  });
}

async function expectReflow() {
  // 1280 by 1024 px at 400 %.
  await showIn(320, 256);
  expect(sidewaysScrollers(), 'does not scroll sideways at 400 % zoom').toEqual([]);
  await showIn(320, 640);
  expect(sidewaysScrollers(), 'does not scroll sideways at 320 px').toEqual([]);
  await readMoreSpaced(() => {
    expect(clippedTexts(), 'shows its whole text when that is spaced more').toEqual([]);
    expect(sidewaysScrollers(), 'does not scroll sideways with more space in the text').toEqual([]);
  });
}
