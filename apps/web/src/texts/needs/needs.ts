/** The words for tenants with several needs, in one language; they are downloaded where those are listed. */
export interface NeedsTexts extends Readonly<Record<PlainKey, string>> {
  readonly more: (name: string) => string;
  readonly switch: (name: string) => string;
  readonly renameTitle: (name: string) => string;
  readonly tooLong: (most: number) => string;
  readonly deleteQuestion: (name: string) => string;
  readonly full: (most: number) => string;
}

type PlainKey =
  | 'add'
  | 'edit'
  | 'matches'
  | 'rename'
  | 'pause'
  | 'resume'
  | 'up'
  | 'down'
  | 'delete'
  | 'paused'
  | 'pausedHint'
  | 'name'
  | 'nameHint'
  | 'save'
  | 'close'
  | 'deleteHint'
  | 'deleteYes'
  | 'no'
  | 'all'
  | 'gone'
  | 'goneHint'
  | 'noneHint'
  | 'adminHint'
  | 'toMatches';
