import type { PlottedPremises } from '../../../shared/plot/usePlotProps.ts';

/** What the plot of the example shows. */
export const neighbours: readonly PlottedPremises[] = [
  { id: '1', residenceType: 'office', distance: 1268, bearing: 20, area: 75, points: 91 },
  { id: '2', residenceType: 'office', distance: 640, bearing: 118, area: 84, points: 88 },
  { id: '3', residenceType: 'coWorkingSpace', distance: 420, bearing: 312, area: 48, points: 74 },
  { id: '4', residenceType: 'office', distance: 1780, bearing: 64, area: 120, points: 71 },
  { id: '5', residenceType: 'retail', distance: 980, bearing: 232, area: 62, points: 42 },
  { id: '6', residenceType: 'office', distance: 2350, bearing: 345, area: 68, points: 66 },
  { id: '7', residenceType: 'storage', distance: 2720, bearing: 78, area: 260, points: 28 },
  { id: '8', residenceType: 'restaurant', distance: 2080, bearing: 38, area: 140, points: 35 },
  { id: '9', residenceType: 'office', distance: 2640, bearing: 285, area: 95, points: 58 },
];
