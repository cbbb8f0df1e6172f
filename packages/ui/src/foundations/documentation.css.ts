import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../tokens/media.ts';

const { color, measure, radius, space } = vars;

// Storybook's own styles lie in no layer: these have to be as strong, and not to reach into the stories.
const page = '.sbdocs.sbdocs-content';

globalStyle('.sbdocs.sbdocs-wrapper', {
  background: color.background.page,
  padding: `${space[12]} ${space[8]}`,
  '@media': { [media.narrow]: { padding: `${space[6]} ${space[4]}` } },
});

globalStyle(page, { maxWidth: '64rem', minWidth: 0, color: color.foreground.plain });

globalStyle(`${page} main > :is(p, ul, ol)`, { maxWidth: measure.text });

globalStyle(`${page} main > :is(p, ul, ol, table) a`, {
  color: color.foreground.link,
  textDecoration: 'underline',
});

// On a phone nothing has to be scrolled sideways.
globalStyle(`${page} main > :is(table, p, ul) *`, { overflowWrap: 'anywhere', whiteSpace: 'normal' });

// Storybook's red falls short of 4.5:1 on paper.
globalStyle(`${page} pre :is(.token.attr-name, .token.property)`, { color: color.tone.danger.foreground });

globalStyle(`${page} summary`, { color: color.foreground.link, cursor: 'pointer' });

// A story with a theme of its own stands on its own ground.
globalStyle('.sb-story [data-theme]', { padding: space[4], borderRadius: radius.small });

// The props of a component: on a phone each is a block of its own.
const props = '.docblock-argstable'.repeat(4);

globalStyle(`${props}, ${props} :is(tbody, tr, td)`, { '@media': { [media.narrow]: { display: 'block' } } });
globalStyle(`${props} thead`, { '@media': { [media.narrow]: { display: 'none' } } });
globalStyle(`${props} tr > td`, {
  '@media': { [media.narrow]: { width: 'auto', padding: `${space[1]} ${space[4]}`, border: 0 } },
});
globalStyle(`${props} td:empty`, { '@media': { [media.narrow]: { display: 'none' } } });
