/**
 * What holds for every story, checked on the state its play function left behind. Where things stand is checked once,
 * with forced colours and reduced motion, because neither theme nor colours change that; what the dark theme changes
 * is nothing but colours, so that nobody plays the story for it again.
 */
import { afterEach, beforeEach, expect } from 'vitest';
import { media } from '../../tokens/media.ts';
import { readForcedTextColors } from './readForcedTextColors.ts';
import { clippedTexts } from './clippedTexts.ts';
import { sidewaysScrollers } from './sidewaysScrollers.ts';
import { smallTargets } from './smallTargets.ts';
import { unreadableInDark } from './unreadableInDark.ts';
import { unnamedGroups } from './unnamedGroups.ts';
import { watchMotion, type MotionWatch } from './watchMotion.ts';
import { readMoreSpaced, touchWithFingers, zoomIn } from './surroundings.ts';

const FINE_TARGET = 24;
const TOUCH_TARGET = 44;

if (matchMedia(media.forcedColors).matches) {
  readForcedTextColors();
  const motion = watchMotion();
  beforeEach(motion.restart);
  afterEach(() => expectAll(motion));
} else {
  afterEach(expectReadableInDark);
}

async function expectReadableInDark() {
  expect(await unreadableInDark(), 'can be read in the dark theme').toEqual([]);
}

async function expectAll(motion: MotionWatch) {
  expect(motion.seen(), 'runs no animation under reduced motion').toEqual([]);
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
  });
}
