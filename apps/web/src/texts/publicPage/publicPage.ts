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
  readonly title: (type: string, area: string, address: string) => string;
  /** What search engines and messages show below the title, where the landlord has written nothing; the rent is that of a month. */
  readonly description: (type: string, area: string, rent: string, address: string) => string;
}
