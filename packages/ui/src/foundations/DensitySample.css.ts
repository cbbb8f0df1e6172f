import { style } from '@vanilla-extract/css';
import { inPages } from '../theme/layered.ts';
import { cell } from './foundations.css.ts';

export const table = style(inPages({ width: '100%' }));

export const number = style([cell, inPages({ fontVariantNumeric: 'tabular-nums' })]);
