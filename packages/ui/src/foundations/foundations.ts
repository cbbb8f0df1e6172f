/** What the pages of the foundations show of the tokens; tables are Markdown. */
import { darkColors, lightColors } from '../theme/colors.ts';
import { contrastPairs, type ContrastPair } from '../theme/contrastPairs.ts';
import { contrast, isColor, toHex } from '../tokens/color.ts';
import { density, touchDensity } from '../tokens/density.ts';
import { palette, type Oklch, type RampName } from '../tokens/palette.ts';
import { fontSize, lineHeight, motion, radius, space, tracking } from '../tokens/scale.ts';

/** What a ColorItem shows. */
interface Swatches {
  readonly title: string;
  readonly subtitle: string;
  /** Hexadecimals by their name. */
  readonly colors: Readonly<Record<string, string>>;
}

const uses: Readonly<Record<RampName, string>> = {
  paper: 'Backgrounds',
  ink: 'Text, rules and the dark theme’s background',
  spruce: 'The brand and matches',
  cloudberry: 'The only accent: attention and favourites',
  lingonberry: 'Mismatches and danger',
  fog: 'Undecided',
};

export const ramps = (Object.keys(palette) as RampName[]).flatMap((ramp) =>
  swatchesOf(palette[ramp], uses[ramp], ramp),
);

export const lightRoles = swatchesOf(lightColors, 'Light');
export const darkRoles = swatchesOf(darkColors, 'Dark');

/** A tree of colours, a group of which is one item. */
function swatchesOf(tree: object, subtitle: string, title = 'color'): readonly Swatches[] {
  const entries: [string, Oklch | object][] = Object.entries(tree);
  const colors = entries.flatMap(([name, value]) => (isColor(value) ? [[name, toHex(value)] as const] : []));
  const groups = entries.filter(([, value]) => !isColor(value));
  return [
    ...(colors.length > 0 ? [{ title, subtitle, colors: Object.fromEntries(colors) }] : []),
    ...groups.flatMap(([name, group]) => swatchesOf(group, subtitle, `${title}.${name}`)),
  ];
}

/** A table whose cells hold no bars. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const darkPairs = contrastPairs(darkColors);

/** Every pair of colours that meets in a component, those closest to their limit first. */
export const contrasts = table(
  ['Pair', 'Needs', 'Light', 'Dark'],
  contrastPairs(lightColors)
    .flatMap((light) => {
      const dark = darkPairs.find(({ name }) => name === light.name);
      return dark === undefined ? [] : [{ light, dark, room: Math.min(roomOf(light), roomOf(dark)) }];
    })
    .toSorted((one, other) => one.room - other.room)
    .map(({ light, dark }) => [light.name, String(light.least), ratioOf(light), ratioOf(dark)]),
);

/** How many times the contrast that is needed a pair has. */
function roomOf({ foreground, background, least }: ContrastPair): number {
  return contrast(foreground, background) / least;
}

/** Cut off after two decimals: rounded up, what just fails would look as if it passed. */
function ratioOf({ foreground, background }: ContrastPair): string {
  return (Math.floor(contrast(foreground, background) * 100) / 100).toFixed(2);
}

const pixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`;

export const typeScale = table(
  ['Size', 'Pixels', 'Line height', 'Letter spacing'],
  (Object.keys(fontSize) as (keyof typeof fontSize)[]).map((size) => [
    size,
    pixels(fontSize[size]),
    lineHeight[size],
    tracking[size],
  ]),
);

export const distances = table(
  ['Name', 'Distance', ''],
  Object.entries(space).map(([name, size]) => [
    name,
    pixels(size),
    // As long as it measures.
    `<span style="display:block;width:${size};height:0.75rem;background:currentcolor"></span>`,
  ]),
);

export const corners = table(
  ['Name', 'Radius'],
  Object.entries(radius).map(([name, size]) => [name, size]),
);

export const durations = table(
  ['Name', 'Value'],
  Object.entries(motion).map(([name, value]) => [name, `\`${value}\``]),
);

const measures: Readonly<Record<keyof (typeof density)['comfortable'], string>> = {
  controlHeight: 'Height of a control',
  smallControlHeight: 'Height of a small control or a list item',
  controlPadding: 'Above and below the text of a control',
  fieldPadding: 'Before and after the text of a field',
  choicePadding: 'Above and below an option',
  cellPadding: 'Above and below the content of a table cell',
  rowPadding: 'Above and below rows of other lists',
  fieldGap: 'Between the fields of a form',
};

const touch: Readonly<Record<string, string>> = touchDensity;

export const densities = table(
  ['Measure', 'Comfortable', 'Compact', 'Minimum on touch screens'],
  (Object.keys(measures) as (keyof typeof measures)[]).map((measure) => [
    measures[measure],
    pixels(density.comfortable[measure]),
    pixels(density.compact[measure]),
    touch[measure] === undefined ? '' : pixels(touch[measure]),
  ]),
);
