import { globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/media.ts';
import { vars } from './contract.css.ts';
import { inBase, inReset } from './layered.ts';
import { themeRules, densityRules } from './themeRules.ts';

const { color, font } = vars;

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

globalStyle(
  'body',
  inBase({
    minHeight: '100dvh',
    background: color.background.page,
    color: color.foreground.plain,
    fontFamily: font.family,
    fontSize: font.size.body,
    lineHeight: font.lineHeight.body,
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    overflowWrap: 'break-word',
  }),
);

globalStyle('h1, h2, h3, h4', inBase({ fontWeight: font.weight.strong, textWrap: 'balance' }));
globalStyle('p', inBase({ textWrap: 'pretty' }));
globalStyle('::selection', inBase({ background: color.tone.match.border, color: color.foreground.plain }));

globalStyle(':focus-visible', inBase({ outline: `2px solid ${color.focus}`, outlineOffset: '2px' }));

// Headings and regions take focus from scripts after a change of route or step; they are no controls.
globalStyle('[tabindex="-1"]:focus', inBase({ outline: 'none' }));

globalStyle('html', inBase({ '@media': { [media.print]: { fontSize: '11pt' } } }));
globalStyle('body', inBase({ '@media': { [media.print]: { minHeight: 0, background: 'none' } } }));
globalStyle('tr, li, figure, dl > div', inBase({ '@media': { [media.print]: { breakInside: 'avoid' } } }));
globalStyle('h1, h2, h3, h4', inBase({ '@media': { [media.print]: { breakAfter: 'avoid' } } }));
globalStyle('thead', inBase({ '@media': { [media.print]: { display: 'table-header-group' } } }));

for (const { selector, rule } of themeRules) globalStyle(selector, inBase(rule));

// A part with a theme of its own stands on its own ground.
const { background, foreground } = vars.color;
globalStyle('body [data-theme]', inBase({ background: background.page, color: foreground.plain }));

for (const { selector, rule } of densityRules) globalStyle(selector, inBase(rule));
