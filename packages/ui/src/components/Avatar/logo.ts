/** How many logos there are. */
export const logoCount = 100;

/** The colours of a logo; each is a pair that stays legible in both themes. */
export const logoSchemes = ['spruce', 'ink', 'cloudberry', 'fog', 'night'] as const;

/** The name of a logo's colours. */
export type LogoScheme = (typeof logoSchemes)[number];

/** One quarter of a logo. */
export interface LogoTile {
  /** Unique within the logo. */
  readonly id: string;
  /** Where the shape lies in a grid of 24 by 24: an SVG transform. */
  readonly transform: string;
}

/** A logo: one shape four times, laid so that it makes a sign. */
export interface LogoDrawing {
  /** The path of the shape in a square of 12 by 12. */
  readonly path: string;
  readonly tiles: readonly LogoTile[];
  readonly scheme: LogoScheme;
  /** The tile that stands out. */
  readonly accent: number;
}

// None of them looks the same after a quarter or half turn, so that every arrangement is a sign of its own.
const shapes = [
  // A quarter of a disc, of a ring, and a square without its disc.
  'M0 0H12A12 12 0 0 1 0 12Z',
  'M12 0A12 12 0 0 1 0 12V6A6 6 0 0 0 6 0Z',
  'M0 0H12A12 12 0 0 0 0 12Z',
  // Half a square, half a disc, half a ring.
  'M0 0H12L0 12Z',
  'M0 0A6 6 0 0 1 0 12Z',
  'M0 0A6 6 0 0 1 0 12V8.5A2.5 2.5 0 0 0 0 3.5Z',
  // A corner and a dot, two stripes, a square with a corner cut, a gable.
  'M0 0H8A8 8 0 0 1 0 8ZM9 6.5A2.5 2.5 0 0 1 9 11.5A2.5 2.5 0 0 1 9 6.5Z',
  'M0 0H5L0 5ZM8 0H12L0 12V8Z',
  'M0 0H12V5L5 12H0Z',
  'M0 12V5L6 0L12 5V12Z',
] as const;

type Symmetry = 'mirrored' | 'repeated' | 'opposed';

// Mirrors and repeats only: four shapes that turn about one middle make signs that nobody wants to wear.
const arrangements: readonly { readonly symmetry: Symmetry; readonly turns: number }[] = [
  ...[0, 1, 2, 3].map((turns) => ({ symmetry: 'mirrored', turns }) as const),
  ...[0, 1, 2, 3].map((turns) => ({ symmetry: 'repeated', turns }) as const),
  ...[0, 1].map((turns) => ({ symmetry: 'opposed', turns }) as const),
];

const places = [
  { column: 0, row: 0 },
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: 1, row: 1 },
] as const;

type Place = (typeof places)[number];

/** The logo of a number, the same everywhere: whole numbers from 1; those beyond the last begin again. */
export function logoOf(number: number): LogoDrawing {
  const index = (((Math.trunc(number) - 1) % logoCount) + logoCount) % logoCount || 0;
  const kind = index % shapes.length;
  const layout = Math.floor(index / shapes.length);
  const { symmetry, turns } = arrangements[layout] ?? { symmetry: 'mirrored', turns: 0 };
  return {
    path: shapes[kind] ?? shapes[0],
    tiles: places.map((place) => ({
      id: `${place.column} ${place.row}`,
      transform: transformOf(place, symmetry, turns),
    })),
    // Neighbours in number differ in colour as well as in shape.
    scheme: logoSchemes[(kind + layout * 2) % logoSchemes.length] ?? logoSchemes[0],
    accent: (kind + layout) % places.length,
  };
}

function transformOf({ column, row }: Place, symmetry: Symmetry, turns: number): string {
  const isOpposed = symmetry === 'opposed' && column !== row;
  const turn = `rotate(${(turns + (isOpposed ? 2 : 0)) * 90} 6 6)`;
  if (symmetry !== 'mirrored') return `translate(${column * 12} ${row * 12}) ${turn}`;
  return `translate(${column * 24} ${row * 24}) scale(${1 - 2 * column} ${1 - 2 * row}) ${turn}`;
}
