import { inPages } from '@tilava/ui/theme/layered';
import { globalStyle, style } from '@vanilla-extract/css';

export const sections = style({});

export const toCome = style({});

globalStyle(`${sections} > * > :is(${toCome}, :has(${toCome})) ~ *`, inPages({ visibility: 'hidden' }));
