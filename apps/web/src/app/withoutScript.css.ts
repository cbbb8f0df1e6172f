import { vars } from '@tilava/ui/theme/contract';
import { globalStyle } from '@vanilla-extract/css';

const { color, density, font, radius, space } = vars;

/** What pages hold before any script runs is written by the build, which knows no other names of styles. */
const page = '.without-script';

globalStyle(page, {
  display: 'grid',
  gap: space[6],
  boxSizing: 'content-box',
  maxWidth: '26rem',
  marginInline: 'auto',
  paddingBlock: space[12],
  paddingInline: space[4],
});

globalStyle(`${page} form`, { display: 'grid', gap: density.fieldGap });

globalStyle(`${page} h1`, {
  fontSize: font.size.display,
  fontWeight: font.weight.strong,
  lineHeight: font.lineHeight.display,
});

globalStyle(`${page} > a`, {
  justifySelf: 'start',
  color: color.foreground.plain,
  fontSize: font.size.heading,
  fontWeight: font.weight.bold,
  textDecoration: 'none',
});

globalStyle(`${page} label`, {
  display: 'grid',
  gap: space[1],
  fontSize: font.size.small,
  fontWeight: font.weight.strong,
});

globalStyle(`${page} label:has([type="checkbox"])`, {
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space[2],
  minHeight: density.controlHeight,
  fontSize: font.size.body,
  fontWeight: font.weight.regular,
});

globalStyle(`${page} [type="checkbox"]`, {
  inlineSize: space[5],
  blockSize: space[5],
  accentColor: color.action.primary.background,
});

globalStyle(`${page} input:not([type="checkbox"])`, {
  inlineSize: '100%',
  minHeight: density.controlHeight,
  paddingInline: density.fieldPadding,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.small,
  background: color.background.surface,
  color: color.foreground.plain,
  fontSize: font.size.body,
  fontWeight: font.weight.regular,
});

globalStyle(`${page} button`, {
  minHeight: density.controlHeight,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: color.action.primary.background,
  color: color.action.primary.foreground,
  fontWeight: font.weight.strong,
  textAlign: 'center',
  cursor: 'pointer',
});

globalStyle(`${page} [role="alert"]`, {
  padding: space[3],
  borderInlineStart: `4px solid ${color.tone.danger.graphic}`,
  borderRadius: radius.small,
  background: color.tone.danger.background,
  color: color.tone.danger.foreground,
});

// Users who are logged in, or chose another language, do not see the prerendered page.
globalStyle('[data-app="starting"] #root', { visibility: 'hidden' });
