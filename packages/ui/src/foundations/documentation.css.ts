import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../tokens/media.ts';

const { color, font, measure, radius, space } = vars;

// Storybook's own styles lie in no layer: these have to be as strong, and not to reach into the stories.
const page = '.sbdocs.sbdocs-content';
const words = (tags: string) => `${page} > :is(${tags})`;

globalStyle('.sbdocs.sbdocs-wrapper', {
  background: color.background.page,
  padding: `${space[12]} ${space[8]}`,
  '@media': { [media.narrow]: { padding: `${space[6]} ${space[4]}` } },
});

globalStyle(page, { maxWidth: '64rem', minWidth: 0, color: color.foreground.plain });

// What a component is, in its own doc comment, stands a level deeper.
globalStyle(`${words('p, ul, ol')}, ${page} > div > p`, {
  maxWidth: measure.text,
  fontSize: font.size.body,
  lineHeight: font.lineHeight.body,
  color: color.foreground.plain,
});

globalStyle(`${words('ul, ol')} > li`, { fontSize: font.size.body, lineHeight: font.lineHeight.body });

globalStyle(words('h1'), {
  maxWidth: measure.text,
  fontSize: font.size.display,
  fontWeight: font.weight.strong,
  lineHeight: font.lineHeight.display,
  letterSpacing: font.tracking.display,
});

globalStyle(words('h2'), {
  marginBlock: `${space[12]} ${space[4]}`,
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  fontSize: font.size.heading,
  fontWeight: font.weight.strong,
  lineHeight: font.lineHeight.heading,
  letterSpacing: font.tracking.heading,
});

globalStyle(words('h3'), {
  marginBlock: `${space[8]} ${space[2]}`,
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
  lineHeight: font.lineHeight.lead,
});

globalStyle(`${words('p, ul, ol, table')} a`, { color: color.foreground.link, textDecoration: 'underline' });

// Code in a sentence: no box, but a ground of its own.
globalStyle(`${words('p, ul, ol, table, h1, h2, h3')} code`, {
  display: 'inline',
  margin: 0,
  border: 0,
  borderRadius: radius.small,
  background: color.background.hover,
  color: color.foreground.plain,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

// Storybook's red falls short of 4.5:1 on paper.
globalStyle(`${page} pre :is(.token.attr-name, .token.property)`, { color: color.tone.danger.foreground });

globalStyle(words('table'), { width: '100%', borderCollapse: 'collapse', lineHeight: font.lineHeight.body });

globalStyle(`${words('table')} tr`, {
  border: 0,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  background: 'transparent',
});

globalStyle(`${words('table')} :is(th, td)`, {
  border: 0,
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  color: color.foreground.plain,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

globalStyle(`${words('table')} th`, {
  color: color.foreground.muted,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
});

globalStyle(`${page} > details > summary`, { color: color.foreground.link, cursor: 'pointer' });

// A story with a theme of its own stands on its own ground.
globalStyle('.sb-story [data-theme]', { padding: space[4], borderRadius: radius.small });

// The props of a component: on a phone each is a block of its own, so that nothing has to be scrolled sideways.
const props = '.docblock-argstable'.repeat(4);

globalStyle(`${props}, ${props} :is(tbody, tr, td)`, { '@media': { [media.narrow]: { display: 'block' } } });
globalStyle(`${props} thead`, { '@media': { [media.narrow]: { display: 'none' } } });
globalStyle(`${props} tr > td`, {
  '@media': { [media.narrow]: { width: 'auto', padding: `${space[1]} ${space[4]}`, border: 0 } },
});
globalStyle(`${props} td:empty`, { '@media': { [media.narrow]: { display: 'none' } } });
