import type { RangeChartProps as OwnRangeChartProps } from '../patterns/charts/RangeChart/RangeChart.tsx';
import { onDemand, type OnDemandProps } from './onDemand.tsx';
import { RangePlaceholder } from './RangePlaceholder.tsx';

export interface RangeChartProps extends OwnRangeChartProps, OnDemandProps {}

/**
 * The RangeChart of this library, downloaded when it is first shown: until then its title and the room of its rows.
 *
 * @example
 * <RangeChart {...rents} loadLabels={{ loading: 'Loading the chart', failed: 'The chart could not be loaded.', retry: 'Try again' }} />
 */
export const RangeChart = onDemand<RangeChartProps>(
  async () => (await import('../patterns/charts/RangeChart/RangeChart.tsx')).RangeChart,
  RangePlaceholder,
);
