/** A page's content without inline styles, and a style element for the page’s head in their place. */
interface Styled {
  readonly content: string;
  readonly style: string;
}

/**
 * Moves inline styles into one style element with the page's nonce: the Content-Security-Policy allows no others. React
 * leaves them alone during hydration.
 */
export function nonceStyles(html: string): Styled {
  const rules: string[] = [];
  const content = html.replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
    const known = rules.indexOf(style);
    const index = known === -1 ? rules.push(style) - 1 : known;
    return ` data-drawn="${index}"`;
  });
  const sheet = rules.map((rule, index) => `[data-drawn="${index}"]{${rule}}`).join('');
  return { content, style: `<style nonce="__CSP_NONCE__">${sheet}</style>` };
}
