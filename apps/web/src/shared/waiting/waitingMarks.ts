import { isRecord } from '../saved/saved.ts';

/** As what a user may mark a match. */
export const markNames = ['favorite', 'interest', 'landlordInterest'] as const;

/** One of these. */
export type MarkName = (typeof markNames)[number];

/** What is marked: an announcement by a tenant, or a tenant for an announcement. */
export interface Marked {
  readonly name: MarkName;
  readonly announcementId: string;
  readonly tenantId: string;
}

/** A mark that is to be set or taken away. */
export interface Mark extends Marked {
  readonly isOn: boolean;
}

/** Whether two are marks of the same. */
export const isSameMark = (one: Marked, other: Marked): boolean =>
  one.name === other.name && one.announcementId === other.announcementId && one.tenantId === other.tenantId;

/** What waits once another mark was made: of the same thing the last wish counts, and it comes last. */
export const withMark = (marks: readonly Mark[] | null, mark: Mark): readonly Mark[] => [
  ...(marks ?? []).filter((other) => !isSameMark(other, mark)),
  mark,
];

/** What waits once a mark was sent; a wish to the contrary, of meanwhile, waits still. */
export const withoutMark = (marks: readonly Mark[] | null, sent: Mark): readonly Mark[] =>
  (marks ?? []).filter((other) => !(isSameMark(other, sent) && other.isOn === sent.isOn));

/** Whether something that was kept are marks. */
export const areMarks = (value: unknown): value is readonly Mark[] =>
  Array.isArray(value) && value.every(isMark);

const isMark = (value: unknown): value is Mark =>
  isRecord(value) &&
  markNames.some((name) => name === value['name']) &&
  typeof value['announcementId'] === 'string' &&
  typeof value['tenantId'] === 'string' &&
  typeof value['isOn'] === 'boolean';
