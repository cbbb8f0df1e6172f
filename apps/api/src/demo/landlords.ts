import { centralLandlords } from './landlords/centralLandlords.ts';
import { kamppiLandlord } from './landlords/kamppiLandlord.ts';
import {
  hietalahtiLandlord,
  ruoholahtiLandlord,
  lauttasaariLandlord,
} from './landlords/southernLandlords.ts';
import { tooloLandlord } from './landlords/tooloLandlord.ts';
import { kruununhakaLandlord, hakaniemiLandlord } from './landlords/easternLandlords.ts';
import { vallilaLandlord } from './landlords/vallilaLandlord.ts';
import { pitajanmakiLandlord } from './landlords/pitajanmakiLandlord.ts';
import { itavaylaLandlord } from './landlords/itavaylaLandlord.ts';
import { lansivaylaLandlord } from './landlords/lansivaylaLandlord.ts';
import { keharataLandlord } from './landlords/keharataLandlord.ts';
import type { DemoLandlord } from './types.ts';

/** Everybody who lets premises in the demo; the demo account first. */
export const landlords: readonly DemoLandlord[] = [
  kamppiLandlord,
  hietalahtiLandlord,
  ruoholahtiLandlord,
  lauttasaariLandlord,
  tooloLandlord,
  kruununhakaLandlord,
  hakaniemiLandlord,
  vallilaLandlord,
  pitajanmakiLandlord,
  itavaylaLandlord,
  lansivaylaLandlord,
  keharataLandlord,
  ...centralLandlords,
];
