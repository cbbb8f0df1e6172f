/** A part of a match: what it counts beside the others, and how well it fits. */
export interface MatchPart {
  /** In any unit. */
  readonly weight: number;
  /** 0 to 1000; null where nobody knows, and where it counts nothing. */
  readonly score: number | null;
}

/**
 * The background of a strip in which each part is as long as its weight, filled as far as it earned its points: one
 * element a row, however many parts there are.
 */
export function stripOf(parts: readonly MatchPart[], filled: string, empty: string): string {
  const counting = parts.filter(({ score, weight }) => score !== null && weight > 0);
  const whole = counting.reduce((sum, { weight }) => sum + weight, 0);
  let from = 0;
  const stops = counting.flatMap(({ weight, score }) => {
    const start = from;
    from += (weight / whole) * 100;
    const turn = start + ((from - start) * Math.min(1000, score ?? 0)) / 1000;
    const end = from > 99.99 ? '100%' : `calc(${percent(from)} - 2px)`;
    const turned = `min(${percent(turn)}, ${end})`;
    return [
      `${filled} ${percent(start)} ${turned}`,
      `${empty} ${turned} ${end}`,
      `transparent ${end} ${percent(from)}`,
    ];
  });
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

const percent = (share: number): string => `${Number(share.toFixed(2))}%`;
