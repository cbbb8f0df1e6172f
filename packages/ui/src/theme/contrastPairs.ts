import type { Oklch } from '../tokens/palette.ts';
import type { SemanticColors } from './colors.ts';

/** The least contrast of text by WCAG 2.2, level AA. */
export const TEXT_CONTRAST = 4.5;

/** The least contrast of what marks a control, of the focus, and of drawings that carry meaning. */
export const GRAPHIC_CONTRAST = 3;

/** Two colours that meet in a component. */
export interface ContrastPair {
  /** What stands on what, e.g. "muted text on surface". */
  readonly name: string;
  readonly foreground: Oklch;
  readonly background: Oklch;
  /** The contrast ratio that the two must have. */
  readonly least: number;
}

const pairOf =
  (least: number) =>
  (name: string, foreground: Oklch, background: Oklch): ContrastPair => ({
    name,
    foreground,
    background,
    least,
  });

const text = pairOf(TEXT_CONTRAST);
const graphic = pairOf(GRAPHIC_CONTRAST);

/** Every pair of a theme's colours that meets in a component, but for what decorates or is disabled. */
export function contrastPairs(colors: SemanticColors): readonly ContrastPair[] {
  return [...onGrounds(colors), ...onActions(colors), ...onTones(colors), ...onFloating(colors)];
}

function onGrounds({ background, foreground, border, focus, action, tone }: SemanticColors): ContrastPair[] {
  return Object.entries(background).flatMap(([ground, color]) => [
    ...Object.entries(foreground).map(([name, shade]) => text(`${name} text on ${ground}`, shade, color)),
    ...Object.entries(tone).flatMap(([name, shades]) => [
      text(`${name} text on ${ground}`, shades.foreground, color),
      graphic(`${name} graphic on ${ground}`, shades.graphic, color),
    ]),
    graphic(`control border on ${ground}`, border.control, color),
    graphic(`hovered control border on ${ground}`, border.rule, color),
    graphic(`focus ring on ${ground}`, focus, color),
    graphic(`primary button on ${ground}`, action.primary.background, color),
    graphic(`danger button on ${ground}`, action.danger.background, color),
  ]);
}

function onActions({ action, border, focus }: SemanticColors): ContrastPair[] {
  const { plain } = action;
  return [
    ...Object.entries(action).flatMap(([name, shades]) => {
      const button = `${name === 'plain' ? 'secondary or quiet' : name} button`;
      return [
        text(button, shades.foreground, shades.background),
        text(`${button}, hovered`, shades.foreground, shades.backgroundHover),
        text(`${button}, pressed`, shades.foreground, shades.backgroundPressed),
      ];
    }),
    graphic('border of a secondary button', border.control, plain.background),
    graphic('border of a secondary button, hovered', border.control, plain.backgroundHover),
    graphic('focus ring inside a secondary or quiet button', focus, plain.background),
    graphic('focus ring inside a secondary or quiet button, hovered', focus, plain.backgroundHover),
  ];
}

function onTones({ foreground, border, focus, tone }: SemanticColors): ContrastPair[] {
  return [
    ...Object.entries(tone).flatMap(([name, shades]) => [
      text(`${name} text on its tint`, shades.foreground, shades.background),
      graphic(`${name} graphic on its tint`, shades.graphic, shades.background),
      text(`plain text on ${name} tint`, foreground.plain, shades.background),
      text(`muted text on ${name} tint`, foreground.muted, shades.background),
      text(`link text on ${name} tint`, foreground.link, shades.background),
      graphic(`control border on ${name} tint`, border.control, shades.background),
      graphic(`focus ring on ${name} tint`, focus, shades.background),
      graphic(`${name} arc or bar on its empty track`, shades.graphic, border.hairline),
    ]),
    text('selected text', foreground.plain, tone.match.border),
    graphic('match shape on neutral tint', tone.match.graphic, tone.neutral.background),
  ];
}

function onFloating({ background, floating }: SemanticColors): ContrastPair[] {
  return [
    text('floating text', floating.foreground, floating.background),
    graphic('floating success mark', floating.success, floating.background),
    graphic('floating error mark', floating.error, floating.background),
    graphic('floating focus ring', floating.focus, floating.background),
    ...Object.entries(background).map(([ground, color]) =>
      graphic(`what is current on ${ground}`, floating.background, color),
    ),
  ];
}
