/** Comments, shapes, and groups of them, with attributes that neither run nor load anything. */
const shape =
  /<!--[^<>]*-->|<\/?(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon)(?:\s+(?!on|style|href)[a-z][a-z-]*="[^"<>&]*")*\s*\/?>/gi;

/** The text as it is, where it is words and drawn shapes alone; otherwise null. */
export const inertMarkup = (text: string): string | null =>
  /[<>&]/.test(text.replaceAll(shape, '')) ? null : text;

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(text: string): string | null }): unknown;
}

declare global {
  interface Window {
    /** Only some browsers have them, and the types of the standard library not yet. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Says which texts libraries may write into the page as markup where the browser enforces Trusted Types: react-aria
 * empties what it told screen readers, and the viewer of panoramas draws its own icons. Anything else throws.
 */
export function trustInertMarkup({ trustedTypes }: Pick<Window, 'trustedTypes'>): void {
  trustedTypes?.createPolicy('default', { createHTML: inertMarkup });
}
