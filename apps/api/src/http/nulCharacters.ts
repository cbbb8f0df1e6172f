/** Whether a text anywhere in a JSON body holds the character 0, which databases cannot keep. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false;
  return Object.values(value).some(holdsNul);
}
