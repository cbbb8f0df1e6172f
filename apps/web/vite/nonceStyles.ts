/** A page's content whose elements carry no styles of their own any more, and these for the page's head. */
interface Styled {
  readonly content: string;
  readonly style: string;
}

/**
 * Puts the styles that stand at elements into one element with the page's nonce: the Content-Security-Policy takes no
 * others. React leaves them alone when it takes the page over.
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
