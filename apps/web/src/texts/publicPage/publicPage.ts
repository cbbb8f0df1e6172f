/** The words of announcements' public pages, in one language; only the server draws them. */
export interface PublicPageTexts extends Readonly<
  Record<
    | 'about'
    | 'costBasis'
    | 'gross'
    | 'signUp'
    | 'signUpHint'
    | 'hasAccount'
    | 'viewMatch'
    | 'gone'
    | 'goneHint'
    | 'search',
    string
  >
> {
  readonly title: (premises: Pick<PremisesInBrief, 'type' | 'area' | 'address'>) => string;
  /** What search engines and messages show below the title, where the landlord has written nothing. */
  readonly description: (premises: PremisesInBrief) => string;
}

interface PremisesInBrief {
  readonly type: string;
  readonly area: string;
  /** A month. */
  readonly rent: string;
  readonly address: string;
}
