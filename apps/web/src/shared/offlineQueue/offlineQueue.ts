import { useSyncExternalStore } from 'react';
import { isRecord } from '../saved/saved.ts';
import {
  createUserScopedStorage,
  type UserScopedDevice,
  type UserScopedStorage,
} from '../saved/userScopedStorage.ts';
import { useServices } from '../services/useServices.ts';

/** The marks that are sent once there is a network, in their order. */
export type OfflineQueue = UserScopedStorage<readonly Mark[]>;

/** The queue outlives the page, and is removed when its owner logs out. */
export const createOfflineQueue = (device: UserScopedDevice): OfflineQueue =>
  createUserScopedStorage(device, 'tilava.waiting', [], areMarks);

/** As what a user may mark a match. */
export const markNames = ['favorite', 'interest', 'landlordInterest'] as const;

export type MarkName = (typeof markNames)[number];

/** What is marked: an announcement by a tenant, or a tenant for an announcement. */
export interface Marked {
  readonly name: MarkName;
  readonly announcementId: string;
  readonly tenantId: string;
}

export interface Mark extends Marked {
  readonly isOn: boolean;
}

export const isSameMark = (one: Marked, other: Marked): boolean =>
  one.name === other.name && one.announcementId === other.announcementId && one.tenantId === other.tenantId;

/** Adds a mark at the end, in place of an earlier one of the same match. */
export const enqueue = (marks: readonly Mark[] | null, mark: Mark): readonly Mark[] => [
  ...(marks ?? []).filter((other) => !isSameMark(other, mark)),
  mark,
];

/** Removes a mark that was sent, unless the user has reversed it meanwhile. */
export const dequeue = (marks: readonly Mark[] | null, sent: Mark): readonly Mark[] =>
  (marks ?? []).filter((other) => !(isSameMark(other, sent) && other.isOn === sent.isOn));

export const areMarks = (value: unknown): value is readonly Mark[] =>
  Array.isArray(value) && value.every(isMark);

const isMark = (value: unknown): value is Mark =>
  isRecord(value) &&
  markNames.some((name) => name === value['name']) &&
  typeof value['announcementId'] === 'string' &&
  typeof value['tenantId'] === 'string' &&
  typeof value['isOn'] === 'boolean';

export function useQueuedMarks(): readonly Mark[] {
  const { offlineQueue } = useServices();
  return useSyncExternalStore(offlineQueue.subscribe, offlineQueue.get, offlineQueue.get) ?? none;
}

const none: readonly Mark[] = [];
