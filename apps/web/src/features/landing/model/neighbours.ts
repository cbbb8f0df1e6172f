import type { Schemas } from '@tilava/sdk';

/** Premises around the place of the example. */
interface Neighbour {
  readonly residenceType: Schemas['ResidenceType'];
  /** Metres. */
  readonly distance: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
  /** Square metres. */
  readonly area: number;
  /** Per cent. */
  readonly points: number;
}

/** What the plot of the example shows. */
export const neighbours: readonly Neighbour[] = [
  { residenceType: 'office', distance: 1268, bearing: 20, area: 75, points: 91 },
  { residenceType: 'office', distance: 640, bearing: 118, area: 84, points: 88 },
  { residenceType: 'coWorkingSpace', distance: 420, bearing: 312, area: 48, points: 74 },
  { residenceType: 'office', distance: 1780, bearing: 64, area: 120, points: 71 },
  { residenceType: 'retail', distance: 980, bearing: 232, area: 62, points: 42 },
  { residenceType: 'office', distance: 2350, bearing: 345, area: 68, points: 66 },
  { residenceType: 'storage', distance: 2720, bearing: 78, area: 260, points: 28 },
  { residenceType: 'restaurant', distance: 2080, bearing: 38, area: 140, points: 35 },
  { residenceType: 'office', distance: 2640, bearing: 285, area: 95, points: 58 },
];
