import type { Schemas } from '@tilava/sdk';

type Tag<Scope> = Scope extends `${infer Name}:${string}` ? Name : never;

/** The words of keys in one language; they are downloaded with the page about them. */
export interface KeyTexts extends Readonly<Record<PlainKey, string>> {
  /** What scopes are about. */
  readonly tags: Readonly<Record<Tag<Schemas['KeyScope']>, string>>;
  readonly endsIn: (hint: string) => string;
  readonly until: (day: string) => string;
  readonly expired: (day: string) => string;
  readonly lastUsed: (day: string) => string;
  readonly mayRead: (tags: string) => string;
  readonly mayChange: (tags: string) => string;
  readonly days: (count: number) => string;
  readonly deleteName: (label: string) => string;
  readonly deleteQuestion: (label: string) => string;
  readonly callsOf: (label: string) => string;
  readonly created: (label: string) => string;
  readonly limitedTo: (count: number) => string;
}

type PlainKey =
  | 'hint'
  | 'yours'
  | 'none'
  | 'account'
  | 'unused'
  | 'delete'
  | 'deleteHint'
  | 'deleteYes'
  | 'no'
  | 'saving'
  | 'failed'
  | 'calls'
  | 'noCalls'
  | 'when'
  | 'operation'
  | 'status'
  | 'new'
  | 'newHint'
  | 'label'
  | 'labelHint'
  | 'read'
  | 'change'
  | 'choose'
  | 'validity'
  | 'create'
  | 'creating'
  | 'full'
  | 'secret'
  | 'secretHint'
  | 'copy'
  | 'copied'
  | 'select'
  | 'clientId'
  | 'limit'
  | 'limitNone'
  | 'limitSome'
  | 'limitHint'
  | 'limitTo'
  | 'search'
  | 'noneFound'
  | 'noAnnouncements';
