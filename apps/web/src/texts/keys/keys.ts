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
  readonly webhooks: WebhookTexts;
}

/** The words of webhooks. */
export interface WebhookTexts extends Readonly<Record<PlainWebhook, string>> {
  readonly events: Readonly<Record<Schemas['WebhookEventType'] | 'webhook.test', string>>;
  readonly states: Readonly<Record<Schemas['WebhookDelivery']['state'], string>>;
  readonly errors: Readonly<Record<NonNullable<Schemas['WebhookDelivery']['error']>, string>>;
  readonly offFor: Readonly<Record<NonNullable<Schemas['Webhook']['switchedOffFor']>, string>>;
  readonly status: (status: number) => string;
  readonly attempts: (count: number) => string;
  readonly milliseconds: (count: number) => string;
  readonly next: (moment: string) => string;
  readonly bothUntil: (moment: string) => string;
  readonly deleteQuestion: (host: string) => string;
  readonly logOf: (url: string) => string;
}

type PlainWebhook =
  | 'title'
  | 'hint'
  | 'none'
  | 'failed'
  | 'on'
  | 'off'
  | 'switchOn'
  | 'switchOff'
  | 'test'
  | 'rotate'
  | 'rotateQuestion'
  | 'rotateHint'
  | 'rotateYes'
  | 'log'
  | 'noLog'
  | 'event'
  | 'result'
  | 'again'
  | 'againHeading'
  | 'deleteHint'
  | 'new'
  | 'newHint'
  | 'url'
  | 'urlHint'
  | 'urlWrong'
  | 'choose'
  | 'create'
  | 'created'
  | 'full'
  | 'secret'
  | 'secretHint';

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
