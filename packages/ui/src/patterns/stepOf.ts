/** Which entry a key leads to from another, or undefined for other keys; the ends do not lead around. */
export function stepOf(key: string, order: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, order + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, order - 1);
    case 'PageDown':
      return Math.min(last, order + 10);
    case 'PageUp':
      return Math.max(0, order - 10);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
