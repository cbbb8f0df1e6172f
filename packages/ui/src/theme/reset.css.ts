import { globalStyle } from '@vanilla-extract/css';
import { inReset } from './layered.ts';

globalStyle('*, *::before, *::after', inReset({ boxSizing: 'border-box' }));
globalStyle('*', inReset({ margin: 0, padding: 0 }));
globalStyle('html', inReset({ textSizeAdjust: '100%' }));
globalStyle('img, svg, video, canvas', inReset({ display: 'block', maxWidth: '100%' }));
globalStyle('img, video', inReset({ height: 'auto' }));
globalStyle(
  'button, input, textarea, select',
  inReset({ font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }),
);
globalStyle('button', inReset({ background: 'none', border: 0, textAlign: 'inherit' }));
globalStyle('a', inReset({ color: 'inherit' }));
globalStyle('ul[role="list"], ol[role="list"]', inReset({ listStyle: 'none' }));
globalStyle('table', inReset({ borderCollapse: 'collapse', borderSpacing: 0 }));
globalStyle('h1, h2, h3, h4, h5, h6', inReset({ font: 'inherit' }));
globalStyle('fieldset', inReset({ border: 0, minWidth: 0 }));
globalStyle('[hidden]', inReset({ display: 'none' }));
