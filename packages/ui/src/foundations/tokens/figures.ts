import type { Token } from './readTokens.ts';
import { tokenAsCss } from './tokenAsCss.ts';

const ROOT_PIXELS = 16;

/** A token's value for readers: as CSS writes it, and as drawing tools take it where that is another. */
export function figuresOf(token: Token): readonly string[] {
  const css = tokenAsCss(token);
  // A hexadecimal would hide that it is translucent.
  if (token.type === 'color' && token.value.alpha === undefined) return [token.value.hex, css];
  if (token.type === 'dimension' && token.value.unit === 'rem' && token.value.value > 0) {
    return [`${token.value.value * ROOT_PIXELS} px`, css];
  }
  return [css];
}
