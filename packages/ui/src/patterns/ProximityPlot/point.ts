/** Something at a distance and a bearing from the centre. */
export interface ProximityPoint {
  /** Unique within the plot, and the same as in the list beside it. */
  readonly id: string;
  /** A few words, e.g. "Kalevankatu 30": they stand beside the dot where it is one of the best. */
  readonly name: string;
  /**
   * What screen readers say and what stands below the plot, the name included, e.g. "Kalevankatu 30, office, 92%, 850
   * m north-east, 120 m²".
   */
  readonly description: string;
  /** Metres from the centre. What lies beyond the last ring stands on the rim. */
  readonly distance: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
  /** Square metres: the area of the dot, beside the others. */
  readonly area: number;
  /** How well it matches, 0 to 100: the colour of the dot. */
  readonly points: number;
}

/** A circle around the centre. */
export interface ProximityRing {
  /** Metres from the centre. */
  readonly distance: number;
  /** The distance as it is written, e.g. "1.5 km". */
  readonly label: string;
}
