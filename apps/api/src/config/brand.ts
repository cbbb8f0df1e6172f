import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { productName } from '@tilava/domain/productName';
import { type Brand, type BrandLogo, createTheme } from '@tilava/ui/theme/createTheme';
import { StartError, systemReason } from '../startError.ts';

/** A file with a hash in its address. */
export interface BrandFile {
  readonly address: string;
  readonly content: string;
}

/** The operator's own name and looks. */
export interface ServerBrand {
  readonly name: string;
  /** An SVG picture; null for the product's own mark. */
  readonly logo: BrandFile | null;
  /** Overrides the theme; null where nothing differs. */
  readonly styles: BrandFile | null;
}

interface BrandSettings extends Pick<Brand, 'name' | 'accent' | 'radius'> {
  readonly logoFile: string | undefined;
}

/** @throws StartError where the logo can't be shown or the accent is too light */
export function readBrand({ name = productName, logoFile, accent, radius }: BrandSettings): ServerBrand {
  const logo = logoFile === undefined ? undefined : readLogo(logoFile);
  const css = themeStyles({ logo, accent, radius });
  return {
    name,
    logo: logo ?? null,
    styles: css === '' ? null : { address: addressOf(css, 'css'), content: css },
  };
}

function themeStyles(brand: Brand): string {
  try {
    return createTheme(brand).css;
  } catch (error) {
    if (error instanceof RangeError) throw new StartError(`TILAVA_BRAND_ACCENT: ${error.message}`);
    throw error;
  }
}

/** Bytes; it is downloaded with the first page. */
const maxLogoSize = 64 * 1024;

/** In heights; a wider one would leave a phone's bar no room. */
const maxLogoRatio = 6;

function readLogo(file: string): BrandFile & BrandLogo {
  const content = readText(file);
  if (Buffer.byteLength(content) > maxLogoSize) refuseLogo('must be at most 64 KB');
  const [root = ''] = /<svg\s[^>]*>/.exec(content) ?? [];
  const [, box = ''] = /\sviewBox=["']([^"']*)["']/.exec(root) ?? [];
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) refuseLogo('must be an SVG picture with a viewBox');
  const ratio = width / height;
  if (ratio > maxLogoRatio) refuseLogo(`must be at most ${maxLogoRatio} times as wide as high`);
  return { content, ratio, address: addressOf(content, 'svg') };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return refuseLogo(systemReason(error));
  }
}

function refuseLogo(reason: string): never {
  throw new StartError(`TILAVA_BRAND_LOGO: ${reason}`);
}

const addressOf = (content: string, ending: string): string =>
  `/brand/${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${ending}`;
