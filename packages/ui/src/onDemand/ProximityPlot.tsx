import type { ProximityPlotProps as OwnProximityPlotProps } from '../patterns/ProximityPlot/ProximityPlot.tsx';
import { PlotPlaceholder } from './PlotPlaceholder.tsx';
import { onDemand, type OnDemandProps } from './onDemand.tsx';

export interface ProximityPlotProps extends OwnProximityPlotProps, OnDemandProps {}

/**
 * The ProximityPlot of this library, downloaded when it is first shown: until then its square and what dots mean.
 *
 * @example
 * <ProximityPlot {...matches} loadLabels={{ loading: 'Loading the plot', failed: 'The plot could not be loaded.', retry: 'Try again' }} />
 */
export const ProximityPlot = onDemand<ProximityPlotProps>(
  async () => (await import('../patterns/ProximityPlot/ProximityPlot.tsx')).ProximityPlot,
  PlotPlaceholder,
);
