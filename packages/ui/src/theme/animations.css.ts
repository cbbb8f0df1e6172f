import { keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { quick, slow, ease } = vars.motion;

const appear = keyframes({ from: { opacity: 0 } });

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Comes into sight where it stands. */
export const appearing = `${appear} ${quick} ${ease}`;

export const disappearing = `${appearing} reverse`;

/** Comes into sight from a little below. */
export const rising = `${rise} ${slow} ${ease}`;

export const sinking = `${rise} ${quick} ${ease} reverse`;

/** Fades and comes back: something is on its way. */
export const breathe = keyframes({ '50%': { opacity: 0.4 } });
