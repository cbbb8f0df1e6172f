import { type Brand, createTheme } from '../packages/ui/src/theme/createTheme.ts';

/** Drawn here, so that the toolbar needs no file: a roof over a door. */
const roof = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#2f6fde" d="M2 16 16 3l14 13v13H2Z"/><path fill="#fff" d="M12 18h8v11h-8Z"/></svg>',
)}`;

/** What the toolbar offers beside Tilava’s own: a calm blue with a logo and square corners, and a round plum. */
export const brands = {
  tilava: { name: 'Tilava' },
  harbour: { name: 'Harbour', accent: '#1d4ed8', radius: 0, logo: { address: roof, ratio: 1 } },
  plum: { name: 'Plum', accent: '#7a1fa2', radius: 8 },
} satisfies Readonly<Record<string, Brand>>;

export type BrandId = keyof typeof brands;

export const isBrandId = (value: unknown): value is BrandId => Object.keys(brands).some((id) => id === value);

const sheet = new CSSStyleSheet();

/** Lets the whole page have a brand’s colours, corners and logo. */
export function applyBrand(id: BrandId): void {
  sheet.replaceSync(createTheme(brands[id]).css);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
