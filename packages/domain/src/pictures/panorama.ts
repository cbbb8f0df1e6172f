/**
 * Whether a picture is shown as a 360-degree panorama: its name ends with `_360` (specification, section 3), whether
 * the name is a key or still has a file's extension.
 *
 * @example
 * isPanorama('5f0c2a9e_360'); // true
 * isPanorama('lobby_360.png'); // true
 * isPanorama('lobby_3600.png'); // false
 */
export function isPanorama(name: string): boolean {
  return /_360(?:\.[^.]*)?$/.test(name);
}
