/** What a map says. */
export interface PremisesMapLabels {
  /** E.g. "Map around Kalevankatu 30. Move it by the arrow keys, zoom by plus and minus." */
  readonly map: string;
  /** The map in a sentence, for people who can’t see it, e.g. "12 matches, the nearest 200 m away." */
  readonly summary: string;
  /** Names the premises as a list, e.g. "Premises on the map". */
  readonly premises: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fitAll: string;
  /** Shown below the map while nothing is selected, e.g. "Select a mark to see its details". */
  readonly hint: string;
  /** The cross, explained in the legend, e.g. "Search location". */
  readonly center: string;
}
