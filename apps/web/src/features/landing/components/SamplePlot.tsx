import { ProximityPlot } from '@tilava/ui/ProximityPlot';
import { usePlotProps } from '../../../shared/plot/usePlotProps.ts';
import { sampleAddress } from '../model/sampleMatch.ts';

/** What the plot of the example shows, by addresses near there. */
const neighbours = [
  {
    street: 'Kaisaniemenranta 6',
    residenceType: 'office',
    distance: 1268,
    bearing: 20,
    area: 75,
    points: 91,
  },
  { street: 'Annankatu 4', residenceType: 'office', distance: 640, bearing: 118, area: 84, points: 88 },
  {
    street: 'Malminkatu 5',
    residenceType: 'coWorkingSpace',
    distance: 420,
    bearing: 312,
    area: 48,
    points: 74,
  },
  { street: 'Pohjoisranta 16', residenceType: 'office', distance: 1780, bearing: 64, area: 120, points: 71 },
  { street: 'Selkämerenkatu 18', residenceType: 'retail', distance: 980, bearing: 232, area: 62, points: 42 },
  {
    street: 'Mannerheimintie 84',
    residenceType: 'office',
    distance: 2350,
    bearing: 345,
    area: 68,
    points: 66,
  },
  {
    street: 'Katajanokanranta 19',
    residenceType: 'storage',
    distance: 2720,
    bearing: 78,
    area: 260,
    points: 28,
  },
  { street: 'Näkinkuja 4', residenceType: 'restaurant', distance: 2080, bearing: 38, area: 140, points: 35 },
  {
    street: 'Maamonlahdentie 1',
    residenceType: 'office',
    distance: 2640,
    bearing: 285,
    area: 95,
    points: 58,
  },
] as const;

export default function SamplePlot() {
  const premises = neighbours.map((neighbour) => ({ ...neighbour, id: neighbour.street }));
  return <ProximityPlot {...usePlotProps(sampleAddress, premises)} />;
}
