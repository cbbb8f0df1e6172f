/** A place of the gazetteer, in one language. */
export interface GazetteerPlace {
  /** Such as `Annankatu 25, 00100 Helsinki`, or `Kallio, Helsinki`. */
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A place of the gazetteer. */
export function at(address: string, latitude: number, longitude: number): GazetteerPlace {
  return { address, latitude, longitude };
}
