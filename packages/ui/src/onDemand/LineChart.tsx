import type { LineChartProps as OwnLineChartProps } from '../patterns/charts/LineChart/LineChart.tsx';
import { LinesPlaceholder } from './LinesPlaceholder.tsx';
import { onDemand, type OnDemandProps } from './onDemand.tsx';

export interface LineChartProps extends OwnLineChartProps, OnDemandProps {}

/**
 * The LineChart of this library, downloaded when it is first shown: until then its title and the room of its plot.
 *
 * @example
 * <LineChart {...rents} loadLabels={{ loading: 'Loading the chart', failed: 'The chart could not be loaded.', retry: 'Try again' }} />
 */
export const LineChart = onDemand<LineChartProps>(
  async () => (await import('../patterns/charts/LineChart/LineChart.tsx')).LineChart,
  LinesPlaceholder,
);
