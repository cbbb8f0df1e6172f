/**
 * The path of values evenly apart, in a box of 100 by 100: the least lies at the bottom, the greatest at the top, and
 * values that are all the same in the middle.
 */
export function sparkline(values: readonly number[]): string {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const step = 100 / Math.max(1, values.length - 1);
  const points = values.map((value, index) => {
    const height = span === 0 ? 50 : 100 - ((value - least) / span) * 100;
    return `${round(index * step)} ${round(height)}`;
  });
  return points.length < 2 ? '' : `M${points.join('L')}`;
}

const round = (value: number) => Math.round(value * 100) / 100;
