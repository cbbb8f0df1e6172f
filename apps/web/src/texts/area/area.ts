import type { AreaFault } from '@tilava/domain/place';

/** The words of drawing an area in one language; they are downloaded with its map. */
export interface AreaTexts {
  /** What is searched while no area is drawn, and once one is. */
  readonly circle: string;
  readonly drawn: string;
  readonly draw: string;
  readonly edit: string;
  readonly hide: string;
  /** Names the map, and says how to draw. */
  readonly map: string;
  readonly hint: string;
  readonly movesSelected: (number: string) => string;
  /** Names a point. */
  readonly corner: (number: string, count: string) => string;
  readonly cornerKeys: string;
  readonly undo: string;
  readonly addAfter: string;
  readonly removePoint: string;
  readonly removeArea: string;
  /** How many points there are, and how large the area is. */
  readonly summary: (count: number, number: string, area: string) => string;
  readonly removed: string;
  readonly fault: Readonly<Record<AreaFault, string>>;
}
