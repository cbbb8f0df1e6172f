/** The words of maps in one language; they are downloaded with the map, or with what stands in its place. */
export interface MapTexts {
  /** Names a map, and says how to move it. */
  readonly map: (address: string) => string;
  /** Names the plot, which stands where there is no map. */
  readonly plot: (address: string) => string;
  readonly summary: (count: number, number: string) => string;
  readonly premises: string;
  readonly tenants: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fitAll: string;
  /** Narrows the list beside the map to what it shows, from then on. */
  readonly searchAsMoved: string;
  /** How many of all matches, or of the best, are in the part of the map that is shown. */
  /** How many matches there are in the area that the tenant has drawn. */
  readonly inDrawnArea: (count: number, number: string) => string;
  readonly inArea: (number: string, total: string) => string;
  readonly inAreaOfBest: (number: string, total: string) => string;
  readonly noneInArea: string;
  readonly noneInAreaHint: string;
  /** In the place of a list that no match is in because of its filters. */
  readonly nonePasses: string;
  readonly nonePassesHint: string;
  readonly showAll: string;
  readonly center: string;
  readonly north: string;
  readonly hint: string;
  readonly best: string;
  readonly fewPoints: string;
  readonly manyPoints: string;
  readonly smallArea: string;
  readonly largeArea: string;
  /** How many are drawn, where there are more. */
  readonly drawn: (count: string) => string;
  readonly ownPremises: string;
  /** Names a map on which a place is picked, and says how. */
  readonly pinMap: string;
  readonly pinHint: string;
  readonly pinned: (address: string) => string;
  readonly pinNowhere: string;
  readonly pinFailed: string;
  /** The title of where premises are, and of the stations near them. */
  readonly surroundings: string;
  readonly stations: string;
  readonly metro: string;
  readonly train: string;
  /** The letter on the sign of a railway station. */
  readonly trainSign: string;
  /** Licence CC BY 4.0. */
  readonly credit: string;
}
