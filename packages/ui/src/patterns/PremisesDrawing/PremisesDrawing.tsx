import type { FunctionComponent } from 'react';
import { BrickWarehouse } from './drawings/BrickWarehouse.tsx';
import { CourtyardHouse } from './drawings/CourtyardHouse.tsx';
import { GlassBlock } from './drawings/GlassBlock.tsx';
import { JugendCorner } from './drawings/JugendCorner.tsx';
import { LoadingDock } from './drawings/LoadingDock.tsx';
import { MarketHall } from './drawings/MarketHall.tsx';
import { WhiteOffice } from './drawings/WhiteOffice.tsx';
import { WoodenShop } from './drawings/WoodenShop.tsx';
import { root } from './PremisesDrawing.css.ts';

const drawings: readonly FunctionComponent[] = [
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
export const premisesDrawingCount = drawings.length;

export interface PremisesDrawingProps {
  /** Which drawing, from 1. Whole numbers beyond the last begin again, so that a hash of an id will do. */
  readonly number: number;
  /** What the picture stands for. Without it the drawing only decorates. */
  readonly alt?: string;
}

/**
 * A commercial building in elevation, for premises that have no pictures of their own. It fills the width of its
 * place, four to three.
 *
 * @example
 * <PremisesDrawing number={3} alt="Storage, Elimäenkatu 17" />
 */
export function PremisesDrawing({ number, alt }: PremisesDrawingProps) {
  const Drawing = drawings.at((number - 1) % drawings.length) ?? JugendCorner;
  const semantics = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg className={root} viewBox="0 0 160 120" focusable="false" {...semantics}>
      <Drawing />
    </svg>
  );
}
