/** What is said where a list is empty, in one language; it is downloaded with the first empty list. */
export type HintTexts = Readonly<
  Record<
    | 'noPublic'
    | 'noHidden'
    | 'noAnnouncements'
    | 'noInterests'
    | 'noTenants'
    | 'seeTenants'
    | 'changeNeed'
    | 'editPictures',
    string
  >
>;
