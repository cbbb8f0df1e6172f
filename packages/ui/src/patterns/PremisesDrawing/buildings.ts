import type { FunctionComponent } from 'react';
import { BrickWarehouse } from './drawings/BrickWarehouse.tsx';
import { CourtyardHouse } from './drawings/CourtyardHouse.tsx';
import { GlassBlock } from './drawings/GlassBlock.tsx';
import { JugendCorner } from './drawings/JugendCorner.tsx';
import { LoadingDock } from './drawings/LoadingDock.tsx';
import { MarketHall } from './drawings/MarketHall.tsx';
import { WhiteOffice } from './drawings/WhiteOffice.tsx';
import { WoodenShop } from './drawings/WoodenShop.tsx';

const buildings: readonly FunctionComponent[] = [
  JugendCorner,
  WhiteOffice,
  BrickWarehouse,
  GlassBlock,
  WoodenShop,
  LoadingDock,
  MarketHall,
  CourtyardHouse,
];

/** How many drawings there are. */
export const buildingCount = buildings.length;

/** The building of a number from 1, without its street. Whole numbers beyond the last begin again. */
export function buildingOf(number: number): FunctionComponent {
  return buildings.at((number - 1) % buildings.length) ?? JugendCorner;
}
