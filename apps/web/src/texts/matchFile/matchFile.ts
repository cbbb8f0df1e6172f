/** The words of the file with matches, in one language; they are downloaded with its dialog. */
export interface MatchFileTexts extends Readonly<
  Record<
    | 'downloadTitle'
    | 'download'
    | 'fileName'
    | 'hint'
    | 'address'
    | 'type'
    | 'size'
    | 'rent'
    | 'distance'
    | 'points'
    | 'availableFrom'
    | 'netLowest'
    | 'netHighest'
    | 'grossLowest'
    | 'grossHighest'
    | 'toYouLowest'
    | 'toYouHighest'
    | 'unknown'
    | 'link',
    string
  >
> {
  readonly progress: (done: string, total: string) => string;
  readonly first: (most: string, total: string) => string;
}
