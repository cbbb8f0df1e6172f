import type { premisesDrawingCount } from './count.ts';
import { brickWarehouse } from './drawings/brickWarehouse.ts';
import { courtyardHouse } from './drawings/courtyardHouse.ts';
import { glassBlock } from './drawings/glassBlock.ts';
import { jugendCorner } from './drawings/jugendCorner.ts';
import { loadingDock } from './drawings/loadingDock.ts';
import { marketHall } from './drawings/marketHall.ts';
import type { Shape } from './drawings/shape.ts';
import { whiteOffice } from './drawings/whiteOffice.ts';
import { woodenShop } from './drawings/woodenShop.ts';

type Building = readonly Shape[];

/** The buildings without their street, in the order of their numbers. */
export const buildings = [
  jugendCorner,
  whiteOffice,
  brickWarehouse,
  glassBlock,
  woodenShop,
  loadingDock,
  marketHall,
  courtyardHouse,
] as const satisfies readonly Building[] & { readonly length: typeof premisesDrawingCount };
