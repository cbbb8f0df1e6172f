import file from '../../tokens/generated/tilava.tokens.json';
import { variableOf } from '../../tokens/variableOf.ts';
import { readTokens, type Token } from './readTokens.ts';
import { placesOfStyles } from './styleSources.css.ts';
import { isReadAs } from './stylesReading.ts';

/** What tokens are about, in the order of the page. */
export const subjects = {
  color: 'Colour roles',
  palette: 'Palette',
  shadow: 'Shadows',
  font: 'Type',
  space: 'Space',
  radius: 'Corners',
  density: 'Density',
  measure: 'Measures',
  breakpoint: 'Breakpoints',
  motion: 'Motion',
} as const;

export type Subject = keyof typeof subjects;

/** A design decision: one token, or one for each theme or density. */
export interface Row {
  readonly subject: Subject;
  /** Its place without the theme or density, such as `color.focus`. */
  readonly place: string;
  /** How code names it. */
  readonly code: string;
  /** The tokens by what they hold for, such as `light` and `dark`; '' where one holds for everything. */
  readonly tokens: readonly { readonly of: string; readonly token: Token }[];
  /** The style sheets that read it; of a shade, the roles that take it. */
  readonly readers: readonly string[];
}

const tokens = readTokens(file);

/** Every design decision. */
export const rows: readonly Row[] = (Object.keys(subjects) as Subject[]).flatMap(rowsOf);

function rowsOf(subject: Subject): readonly Row[] {
  const own = tokens
    .map((token) => ({ token, ...partsOf(token.name) }))
    .filter(({ place }) => place.startsWith(`${subject}.`));
  return [...new Set(own.map(({ place }) => place))].map((place) => ({
    subject,
    place,
    code: codeOf(subject, place),
    tokens: own.filter((other) => other.place === place),
    readers: subject === 'palette' ? rolesTaking(place) : readersOf(place),
  }));
}

/** `light.color.focus` is `color.focus` of `light`, and `density.compact.rowPadding` is `density.rowPadding` of `compact`. */
function partsOf(name: string): { readonly of: string; readonly place: string } {
  const [, theme, role] = /^(light|dark)\.(.+)$/.exec(name) ?? [];
  if (theme !== undefined && role !== undefined) return { of: theme, place: role };
  const [, density, measure] = /^density\.(\w+)\.(.+)$/.exec(name) ?? [];
  if (density !== undefined && measure !== undefined) return { of: density, place: `density.${measure}` };
  return { of: '', place: name };
}

/** Shades and breakpoints are no variables: components read roles, and media queries read no variables. */
function codeOf(subject: Subject, place: string): string {
  if (subject === 'palette' || subject === 'breakpoint') return `{${place}}`;
  return variableOf(place);
}

function rolesTaking(place: string): readonly string[] {
  return tokens.filter(({ alias }) => alias === place).map(({ name }) => name.replace('.color.', ' '));
}

function readersOf(place: string): readonly string[] {
  return Object.entries(placesOfStyles)
    .filter(([, read]) => read.some((other) => isReadAs(place, other)))
    .map(([name]) => name)
    .toSorted((one, other) => one.localeCompare(other));
}
