/** Where the API answers: on the app's own origin. */
export const apiBase = '/api/v1';

/** Where the picture behind a key is loaded from. */
export function pictureUrl(key: string): string {
  return `${apiBase}/files/${encodeURIComponent(key)}`;
}
