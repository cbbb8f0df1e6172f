/** The words of the page that ends emails, in one language; only the page downloads them. */
export type UnsubscriptionTexts = Readonly<
  Record<
    | 'title'
    | 'what'
    | 'alert'
    | 'alertHint'
    | 'change'
    | 'changeHint'
    | 'interest'
    | 'interestHint'
    | 'message'
    | 'messageHint'
    | 'others'
    | 'othersHint'
    | 'confirm'
    | 'ending'
    | 'done'
    | 'doneHint'
    | 'unknown'
    | 'unknownHint'
    | 'failed'
    | 'failedHint'
    | 'settings',
    string
  >
>;
