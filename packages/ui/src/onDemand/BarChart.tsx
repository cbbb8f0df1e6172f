import type { BarChartProps as OwnBarChartProps } from '../patterns/charts/BarChart/BarChart.tsx';
import { onDemand, type OnDemandProps } from './onDemand.tsx';
import { BarPlaceholder } from './BarPlaceholder.tsx';

export interface BarChartProps extends OwnBarChartProps, OnDemandProps {}

/**
 * The BarChart of this library, downloaded when it is first shown: until then its title and the room of its rows.
 *
 * @example
 * <BarChart {...premises} loadLabels={{ loading: 'Loading the chart', failed: 'The chart could not be loaded.', retry: 'Try again' }} />
 */
export const BarChart = onDemand<BarChartProps>(
  async () => (await import('../patterns/charts/BarChart/BarChart.tsx')).BarChart,
  BarPlaceholder,
);
