const steps: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** Which entry a key leads to from another, or undefined for other keys; the ends do not lead around. */
export function stepOf(key: string, order: number, count: number): number | undefined {
  const step = steps[key];
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, order + step));
}
