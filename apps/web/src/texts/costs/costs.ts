/** What the cost of premises stands on, in one language; it is downloaded with the page of a match, and with the filters. */
export interface CostTexts extends Readonly<
  Record<
    | 'basis'
    | 'caption'
    | 'gross'
    | 'estimate'
    | 'toBeAgreed'
    | 'notCharged'
    | 'pays'
    | 'unsure'
    | 'answer'
    | 'guidance'
    | 'below'
    | 'belowHint'
    | 'belowInvalid'
    | 'euros',
    string
  >
> {
  readonly term: (months: number) => string;
  readonly unknown: (kinds: string) => string;
  readonly charged: (rates: string) => string;
}
