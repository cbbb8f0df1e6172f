/** The words of conversations in one language; they are downloaded with the first of them. */
export interface MessageTexts extends Readonly<Record<PlainKey, string>> {
  readonly from: (sender: string) => string;
  readonly own: (text: string) => string;
  readonly match: (points: string) => string;
  readonly files: (count: number) => string;
  /** The button that saves a file; `facts` are its type and size. */
  readonly download: (name: string, facts: string) => string;
  readonly used: (used: number, maximum: number) => string;
}

type PlainKey =
  | 'title'
  | 'failed'
  | 'loading'
  | 'threads'
  | 'empty'
  | 'emptyHint'
  | 'seeMatches'
  | 'show'
  | 'all'
  | 'unread'
  | 'unreadOnly'
  | 'archived'
  | 'search'
  | 'nothingFound'
  | 'nothingFoundHint'
  | 'showAll'
  | 'more'
  | 'earlier'
  | 'back'
  | 'choose'
  | 'deletedUser'
  | 'you'
  | 'seen'
  | 'sent'
  | 'seeMatch'
  | 'archive'
  | 'unarchive'
  | 'conversation'
  | 'message'
  | 'send'
  | 'sending'
  | 'blank'
  | 'oneMessage'
  | 'isLet'
  | 'awaitingAnswer'
  | 'contactHint'
  | 'noteHint'
  | 'waiting'
  | 'notSent'
  | 'retry'
  | 'discard'
  | 'theMatch'
  | 'attachments'
  | 'attach'
  | 'attachHint'
  | 'attachOffline'
  | 'wrongFile'
  | 'tooLargeFile'
  | 'tooManyFiles'
  | 'filesNotReady'
  | 'filesGone'
  | 'downloading';
