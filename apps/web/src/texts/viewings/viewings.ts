import type { RuleFault } from '@tilava/domain/viewing';

/** The words of viewings in one language; they are downloaded with the first of them. */
export interface ViewingTexts extends Readonly<Record<PlainKey, string>> {
  readonly faults: Readonly<Record<RuleFault, string>>;
  readonly cancelledAt: (when: string) => string;
  readonly weekly: (weekday: string) => string;
  readonly minutes: (count: number) => string;
  readonly each: (count: number) => string;
  readonly break: (count: number) => string;
  readonly tenants: (count: number) => string;
  readonly places: (time: string, count: number) => string;
  readonly removeRule: (rule: string) => string;
  readonly cancelQuestion: (when: string) => string;
  readonly linkSince: (day: string) => string;
}

type PlainKey =
  | 'viewing'
  | 'upcoming'
  | 'upcomingOnly'
  | 'failed'
  | 'loading'
  | 'saving'
  | 'booked'
  | 'proposedByYou'
  | 'proposedByOther'
  | 'book'
  | 'propose'
  | 'accept'
  | 'move'
  | 'proposeOther'
  | 'cancel'
  | 'cancelHint'
  | 'cancelYes'
  | 'no'
  | 'close'
  | 'day'
  | 'time'
  | 'length'
  | 'select'
  | 'noTimes'
  | 'publishTimes'
  | 'helsinki'
  | 'title'
  | 'hoursHint'
  | 'back'
  | 'published'
  | 'noRules'
  | 'noRulesHint'
  | 'add'
  | 'kind'
  | 'everyWeek'
  | 'oneDay'
  | 'weekday'
  | 'from'
  | 'until'
  | 'buffer'
  | 'noBuffer'
  | 'capacity'
  | 'addRule'
  | 'remove'
  | 'tooMany'
  | 'changedElsewhere'
  | 'calendar'
  | 'calendarHint'
  | 'makeLink'
  | 'renewLink'
  | 'revokeLink'
  | 'revokeQuestion'
  | 'revokeHint'
  | 'revokeYes'
  | 'address'
  | 'addressHint'
  | 'copy'
  | 'copied'
  | 'subscribe';
