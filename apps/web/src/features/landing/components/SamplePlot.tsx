import { ProximityPlot } from '@tilava/ui/ProximityPlot';
import { usePlotProps } from '../../../shared/plot/usePlotProps.ts';
import { neighbours } from '../model/neighbours.ts';
import { sampleAddress } from '../model/sampleMatch.ts';

/** The circle around the wanted place, with what is in it. */
export default function SamplePlot() {
  return <ProximityPlot {...usePlotProps(sampleAddress, neighbours)} />;
}
