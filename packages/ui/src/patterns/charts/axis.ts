import { scaleLinear } from '@visx/scale';

/** Where numbers lie between two ends, and which of them are written beside it. */
export interface Axis {
  /** In per cent of the way from the first tick to the last. */
  readonly place: (value: number) => number;
  /** Round numbers evenly apart; the first and the last are the ends. */
  readonly ticks: readonly number[];
}

/**
 * An axis that holds all numbers and ends on round ones.
 *
 * @param values what has to lie on it; without any it goes from 0 to 1
 * @param fromZero whether it begins at zero, so that twice as long means twice as much
 */
export function axisOf(values: readonly number[], fromZero: boolean): Axis {
  const all = fromZero || values.length === 0 ? [0, ...values] : values;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const wanted = 4;
  const scale = scaleLinear<number>({
    domain: [least, most === least ? least + 1 : most],
    range: [0, 100],
    nice: wanted,
  });
  return { place: (value) => Math.round(scale(value) * 100) / 100, ticks: scale.ticks(wanted) };
}
