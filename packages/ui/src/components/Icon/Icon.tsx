import { filled, icon, turning } from './Icon.css.ts';

const paths = {
  alert: 'M10 2.75 18 16.75H2L10 2.75ZM10 8v4M10 14.2v.3',
  arrowDown: 'M10 4v12M5 11l5 5 5-5',
  arrowLeft: 'M16 10H4M9 5l-5 5 5 5',
  arrowRight: 'M4 10h12M11 5l5 5-5 5',
  arrowUp: 'M10 16V4M5 9l5-5 5 5',
  bin: 'M3 5.5h14M7.5 5.5V3h5v2.5M5 5.5 5.75 17h8.5L15 5.5',
  calendar: 'M3.5 5h13v11.5h-13V5ZM3.5 8.75h13M7 3v3.25M13 3v3.25',
  check: 'M4 10.5 8 14.5 16 5.5',
  chevronDown: 'M5 8l5 5 5-5',
  chevronFirst: 'M14 5l-5 5 5 5M6 5v10',
  chevronLast: 'M6 5l5 5-5 5M14 5v10',
  chevronLeft: 'M12 5l-5 5 5 5',
  chevronRight: 'M8 5l5 5-5 5',
  clock: 'M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 5.75V10l2.75 2',
  compare: 'M3 3.5h5.25v13H3v-13ZM11.75 3.5H17v13h-5.25v-13ZM3 8.25h5.25M11.75 11.75H17',
  cross: 'M5 5l10 10M15 5 5 15',
  document: 'M5 2.75h6.5L15 6.25v11H5V2.75ZM11.25 3v3.5h3.5M7.75 10h4.5M7.75 13.25h4.5',
  download: 'M10 3.5V13M6 9.5l4 3.5 4-3.5M3.5 12.5v4h13v-4',
  edit: 'm3.5 16.5.75-3.5 9-9 2.75 2.75-9 9-3.5.75ZM11.25 6 14 8.75',
  eye: 'M2 10s3-5.25 8-5.25S18 10 18 10s-3 5.25-8 5.25S2 10 2 10ZM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  eyeOff:
    'M8.2 4.95A8 8 0 0 1 10 4.75c5 0 8 5.25 8 5.25a14 14 0 0 1-2.4 2.95M5.2 6.3A13.6 13.6 0 0 0 2 10s3 5.25 8 5.25a7.7 7.7 0 0 0 3.9-1.1M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2M3.5 3.5l13 13',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  hand: 'M6 10.25V5.5a1.25 1.25 0 0 1 2.5 0V9.5m0-.5V3.75a1.25 1.25 0 0 1 2.5 0V9m0 0V4.75a1.25 1.25 0 0 1 2.5 0V9.5m0 0V7A1.25 1.25 0 0 1 16 7v5c0 3.25-2 5.25-5 5.25-2.5 0-3.75-1-4.75-2.75L3.5 11a1.25 1.25 0 0 1 2-1.5l.5.75',
  fit: 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5M10 8v4M8 10h4',
  info: 'M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 9.25V14M10 6.3v.3',
  menu: 'M3 6h14M3 10h14M3 14h14',
  picture: 'M2.75 3.75h14.5v12.5H2.75V3.75ZM3 14.5l4.2-4.2 3.3 3.3 2.3-2.3 4.2 4.2M12.75 7.75h.3',
  more: 'M4.5 9.5h1v1h-1zM9.5 9.5h1v1h-1zM14.5 9.5h1v1h-1z',
  minus: 'M4 10h12',
  moon: 'M16.5 12.1A7 7 0 0 1 7.9 3.5a7 7 0 1 0 8.6 8.6Z',
  plus: 'M10 4v12M4 10h12',
  print: 'M5.75 7V2.75h8.5V7M5.75 13.5H2.75V7h14.5v6.5h-3M5.75 11h8.5v6.25h-8.5V11Z',
  screen: 'M2.75 4h14.5v9.5H2.75V4ZM10 13.5v3M6.5 16.5h7',
  sort: 'M6.5 8 10 4.5 13.5 8M6.5 12l3.5 3.5 3.5-3.5',
  stop: 'M7 2.75h6L17.25 7v6L13 17.25H7L2.75 13V7L7 2.75ZM10 6.5v4.25M10 13.3v.3',
  sun: 'M10 13.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM10 1.9v2M10 16.1v2M18.1 10h-2M3.9 10h-2M15.73 4.27 14.3 5.7M5.7 14.3l-1.43 1.43M15.73 15.73 14.3 14.3M5.7 5.7 4.27 4.27',
  tilde: 'M3.5 11.5c2-3.5 4.25-3.5 6.5-1.5s4.5 2 6.5-1.5',
  upload: 'M10 13V3.5M6 7l4-3.5L14 7M3.5 12.5v4h13v-4',
  user: 'M10 9.75a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.25 17c.4-3 2.9-4.75 6.75-4.75S16.35 14 16.75 17',
  star: 'm10 2.9 2.2 4.5 5 .7-3.6 3.5.85 4.95L10 14.2l-4.45 2.35.85-4.95L2.8 8.1l5-.7L10 2.9Z',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** The names of all icons. */
export const iconNames = Object.keys(paths) as readonly IconName[];

/** What points along the line, and turns where lines run from right to left. */
const directed: ReadonlySet<IconName> = new Set<IconName>([
  'arrowLeft',
  'arrowRight',
  'chevronFirst',
  'chevronLast',
  'chevronLeft',
  'chevronRight',
]);

/** Whether a drawing turns where lines run from right to left. */
export function isDirected(name: IconName): boolean {
  return directed.has(name);
}

export interface IconProps {
  readonly name: IconName;
  /** Fills the outline, e.g. of a favourite’s star. @default false */
  readonly isFilled?: boolean;
}

/** A 20 px icon in the colour of the surrounding text, hidden from screen readers. */
export function Icon({ name, isFilled = false }: IconProps) {
  const looks = [icon, isFilled && filled, isDirected(name) && turning];
  return (
    <svg className={looks.filter(Boolean).join(' ')} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
