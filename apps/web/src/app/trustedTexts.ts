/** Comments, shapes, and groups of them, with attributes that neither run nor load anything. */
const shape =
  /<!--[^<>]*-->|<\/?(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon)(?:\s+(?!on|style|href)[a-z][a-z-]*="[^"<>&]*")*\s*\/?>/gi;

/** The text as it is, where it is words and drawn shapes alone; otherwise null. */
export const inertMarkup = (text: string): string | null =>
  /[<>&]/.test(text.replaceAll(shape, '')) ? null : text;

/** Where the service worker is, which keeps the app on the device. */
export const workerAddress = '/worker.js';

/** The only scripts that are ever started by their address: the service worker's, and those of vector maps and pictures, the only `.mjs`. */
export const ownScript = (address: string): string | null =>
  address === workerAddress || /^\/assets\/[\w-]+\.mjs$/.test(address) ? address : null;

interface Rules {
  createHTML(text: string): string | null;
  createScriptURL(address: string): string | null;
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: Rules): unknown;
}

declare global {
  interface Window {
    /** Only some browsers have them, and the types of the standard library not yet. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Says which texts may become markup or scripts where the browser enforces Trusted Types: react-aria empties what it
 * told screen readers, the viewer of panoramas draws its own icons, and the app starts its workers. Anything
 * else throws.
 */
export function trustOwnTexts({ trustedTypes }: Pick<Window, 'trustedTypes'>): void {
  trustedTypes?.createPolicy('default', { createHTML: inertMarkup, createScriptURL: ownScript });
}
