import { type Corners, isInArea, type Position } from '@tilava/domain/place';
import { type Band, Bands } from './bands.ts';
import { doublesPerRow, idAt, idWord, type IndexRow, wordsPerRow } from './rows.ts';

/** Of an entry besides its corners, about. */
const entryBytes = 200;

/** Needs with drawn areas: rows like others, and the areas beside them, which have no fixed length. */
export class DrawnNeeds {
  readonly bands = new Bands();
  readonly #areas = new Map<string, Corners>();
  #cornerBytes = 0;

  get bytes(): number {
    return this.bands.bytes + this.#cornerBytes;
  }

  insert(row: IndexRow, area: Corners): void {
    this.bands.insert(row);
    this.#areas.set(row.id, area);
    this.#cornerBytes += bytesOf(area);
  }

  remove(cell: number, id: string): void {
    this.bands.remove(cell, id);
    const area = this.#areas.get(id);
    if (area !== undefined && this.#areas.delete(id)) this.#cornerBytes -= bytesOf(area);
  }

  /** Whether the area of a row holds a place. */
  holds(band: Band, row: number, place: Position): boolean {
    const area = this.#areas.get(idAt(band.ints, row * wordsPerRow + idWord));
    return area !== undefined && isInArea(area, place);
  }
}

const bytesOf = (area: Corners): number => entryBytes + 8 * area.length;

/** Where a row of a band lies. */
export const placeOf = ({ doubles }: Band, row: number): Position => ({
  latitude: doubles[row * doublesPerRow] ?? 0,
  longitude: doubles[row * doublesPerRow + 1] ?? 0,
});
