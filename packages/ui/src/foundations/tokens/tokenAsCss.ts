import { toCss } from '../../tokens/color.ts';
import type { Token, TokenValues } from './readTokens.ts';

/** What CSS writes for a token's value. */
export function tokenAsCss(token: Token): string {
  switch (token.type) {
    case 'color':
      return colorAsCss(token.value);
    case 'dimension':
    case 'duration':
      return lengthAsCss(token.value);
    case 'number':
    case 'fontWeight':
      return `${token.value}${token.unit ?? ''}`;
    case 'fontFamily':
      return token.value.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${token.value.join(', ')})`;
    case 'shadow':
      return token.value.map(shadowAsCss).join(', ');
  }
}

function colorAsCss({ components: [lightness, chroma, hue], alpha }: TokenValues['color']): string {
  return toCss({ lightness, chroma, hue }, alpha);
}

function lengthAsCss({ value, unit }: TokenValues['dimension']): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

function shadowAsCss({ offsetX, offsetY, blur, spread, color }: TokenValues['shadow'][number]): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(lengthAsCss);
  return `${lengths.join(' ')} ${colorAsCss(color)}`;
}
