import {
  maxNoteLength,
  messageLimits,
  threadsKeptFor,
  threadState,
  toMessage,
  type Side,
} from '@tilava/domain/conversation';
import { isSuspended } from '@tilava/domain/safety';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { PublishEvent } from '../../events/eventHub.ts';
import type { Call, Caller, Handlers } from '../../http/operations.ts';
import { invalidValue, notFound, ProblemError, tooManyAttempts } from '../../http/problems.ts';
import type { MatchEngine } from '../../matching/engine.ts';
import type { BlockStore } from '../blocks.ts';
import type { FavoriteService } from '../favorites/service.ts';
import type { FavoriteStore, Pair } from '../favorites/store.ts';
import { cursors, cutPage, isId, listName, within } from '../listQuery.ts';
import { requireReach, roleOf } from '../permissions.ts';
import type { AttachmentStore } from './attachments.ts';
import type { MessageMails } from './messageMails.ts';
import { presentViewing, type nextViewings, type ViewingRow } from '../viewings/upcoming.ts';
import {
  otherSideOf,
  type ShownMessage,
  type ShownThread,
  type ThreadRow,
  type ThreadStore,
} from './store.ts';

type Schemas = components['schemas'];

interface ThreadParts extends Pick<Dependencies, 'locks' | 'clock'> {
  readonly store: ThreadStore;
  readonly pairs: Pick<FavoriteStore, 'has' | 'findOwner' | 'lockAnnouncement'>;
  readonly favorites: Pick<FavoriteService, 'save' | 'addInterest'>;
  readonly engine: Pick<MatchEngine, 'specific'>;
  /** Lets a mail tell the other side, in the transaction of the message. */
  readonly notifyMessage: MessageMails['notify'];
  readonly publish: PublishEvent;
  readonly attach: AttachmentStore['attach'];
  readonly viewingsOf: ReturnType<typeof nextViewings>;
  readonly blocks: Pick<BlockStore, 'isLockedBetween'>;
}

const hour = 3_600_000;
const day = 24 * hour;

const places = cursors({ at: within(4_102_444_800_000), id: isId });

export function threadService(parts: ThreadParts) {
  const {
    store,
    pairs,
    favorites,
    engine,
    blocks,
    notifyMessage,
    publish,
    attach,
    viewingsOf,
    locks,
    clock,
  } = parts;
  const before = (milliseconds: number) => new Date(clock().getTime() - milliseconds);

  /** One of the caller's threads; anybody else's is not there. */
  async function find(caller: Caller, id: string) {
    const side = sideOf(caller);
    const shown = await store.find(side, id);
    if (shown === null) throw notFound();
    const { tenantId, landlordId } = shown.thread;
    const ownerId = side === 'tenant' ? tenantId : landlordId;
    if (ownerId === null) throw notFound();
    requireReach(caller, 'getThread', ownerId);
    return { side, shown };
  }

  async function present(
    side: Side,
    shown: ShownThread,
    viewings?: ReadonlyMap<string, ViewingRow>,
  ): Promise<Schemas['Thread']> {
    const { thread, isHidden, otherName, unreadCount, lastMessage } = shown;
    const needId = isHidden ? null : shown.needId;
    const { announcementId } = thread;
    const other = otherSideOf(side);
    const otherSideId = other === 'tenant' ? thread.tenantId : thread.landlordId;
    const pair =
      needId === null || announcementId === null
        ? null
        : await engine.specific(needId, announcementId, helsinkiDay(clock()), side);
    const viewing = (viewings ?? (await viewingsOf([thread.id], clock()))).get(thread.id);
    const otherSide = otherSideId === null ? null : otherName;
    return {
      id: thread.id,
      announcement: announcementId,
      property: isHidden ? null : shown.propertyId,
      tenant: thread.tenantId,
      need: needId,
      subject: thread.subject,
      otherSide,
      otherSideId,
      isLet: shown.isLet,
      isBlocked: shown.hasBlocked,
      state: stateOf(shown, side, helsinkiDay(clock())),
      isArchived: side === 'tenant' ? thread.tenantArchived : thread.landlordArchived,
      messageCount: lastMessage.number,
      unreadCount,
      otherHasSeen: other === 'tenant' ? thread.tenantSeen : thread.landlordSeen,
      lastMessage: presentMessage(lastMessage, side),
      points: pair?.points ?? null,
      nextViewing: viewing === undefined ? null : presentViewing(viewing, thread, otherSide),
    };
  }

  async function refuseTooMany(side: Side, userId: string, isNew: boolean): Promise<void> {
    const refuse = (
      sent: { readonly total: number; readonly oldest: Date | null },
      max: number,
      period: number,
    ) => {
      if (sent.total < max) return;
      throw tooManyAttempts((sent.oldest ?? clock()).getTime() + period - clock().getTime());
    };
    refuse(await store.sentSince(side, userId, before(hour)), messageLimits.messagesPerHour, hour);
    if (!isNew) return;
    refuse(await store.startedSince(side, userId, before(day)), messageLimits.newThreadsPerDay, day);
  }

  /** Shows the caller's interest in the other side, as the calls of their own do. */
  const showInterest = (caller: Caller, side: Side, pair: Pair): Promise<void> =>
    side === 'tenant' ? favorites.save(caller, 'tenantInterests', pair) : favorites.addInterest(caller, pair);

  return {
    /**
     * Sends a message, and shows interest with it where the caller says so.
     *
     * @throws ProblemError 404 where nobody of the pair is interested, 409 where the caller cannot write now
     */
    async send(caller: Caller, creation: Schemas['MessageCreation']): Promise<Schemas['SentMessage']> {
      const {
        announcement: announcementId,
        tenant: tenantId,
        showsInterest = false,
        attachments: files = [],
      } = creation;
      // Files say enough by themselves, but not as a note that shows interest.
      const text = toMessage(creation.text) ?? (files.length > 0 && !showsInterest ? '' : null);
      if (text === null) throw invalidValue('Write a message', '/body/text');
      if (showsInterest && text.length > maxNoteLength) {
        throw invalidValue(`A note can have at most ${maxNoteLength} characters`, '/body/text');
      }
      const side = sideOf(caller);
      const pair = { tenantId, announcementId };
      return store.transaction(async () => {
        await store.lockSender(caller.id);
        const landlordId = await pairs.findOwner(announcementId);
        if (landlordId === null) throw notFound();
        requireReach(caller, 'sendMessage', side === 'tenant' ? tenantId : landlordId);
        if ((await locks.keepUser(caller, tenantId, landlordId)) === null) throw notFound();
        const announcement = await pairs.lockAnnouncement(pair);
        if (announcement === null) throw notFound();
        const isLocked = await blocks.isLockedBetween(tenantId, landlordId, helsinkiDay(clock()));
        if (showsInterest && !isLocked) await showInterest(caller, side, pair);
        const isInterested = {
          tenant: await pairs.has('tenantInterests', pair),
          landlord: await pairs.has('landlordInterests', pair),
        };
        const known = await store.lock(pair);
        if (known !== null) {
          refuseWhereClosed(threadState(conversationOf(known, isInterested, isLocked), side));
        } else if (isLocked || (!isInterested.tenant && !isInterested.landlord)) throw notFound();
        await refuseTooMany(side, caller.id, known === null);
        const now = clock();
        const thread =
          known ??
          (await store.add({
            ...pair,
            id: uuidv7(),
            landlordId,
            startedBy: side,
            subject: announcement.address,
            createdAt: now,
            lastMessageAt: now,
          }));
        const message = await store.addMessage(
          thread,
          { sender: side, text, authorId: caller.hasColleagues ? caller.userId : null },
          now,
        );
        const attachments = await attach(files, message, caller.id);
        await notifyMessage(thread, message, showsInterest);
        await publish([thread.tenantId, thread.landlordId], { kind: 'thread', thread: thread.id });
        return { thread: thread.id, message: presentMessage({ ...message, attachments }, side) };
      });
    },

    /** @throws ProblemError 404 where the thread isn't the caller's, 409 where the caller cannot write in it now */
    async requireWritable(caller: Caller, id: string): Promise<void> {
      const { side, shown } = await find(caller, id);
      refuseWhereClosed(stateOf(shown, side, helsinkiDay(clock())));
    },

    async list(
      caller: Caller,
      userId: string,
      query: Call<'listThreads'>['query'],
    ): Promise<Schemas['ThreadPage']> {
      requireReach(caller, 'listThreads', userId);
      const { filter, text, cursor, limit = 50 } = query;
      const side = sideOf(caller);
      const name = listName(userId, filter, text);
      const after = places.read(cursor, name);
      const found = await store.list(side, { userId, filter, text, after, limit: limit + 1, now: clock() });
      const { shown, last } = cutPage(found, limit);
      const results: Schemas['Thread'][] = [];
      const viewings = await viewingsOf(
        shown.map(({ thread }) => thread.id),
        clock(),
      );
      for (const row of shown) results.push(await present(side, row, viewings));
      return {
        results,
        unreadCount: await store.countUnread(side, userId),
        nextCursor:
          last === undefined
            ? null
            : places.write({ at: last.thread.lastMessageAt.getTime(), id: last.thread.id }, name),
      };
    },

    async read(caller: Caller, id: string): Promise<Schemas['Thread']> {
      const { side, shown } = await find(caller, id);
      return present(side, shown);
    },

    async messages(
      caller: Caller,
      id: string,
      { before: until, after, limit = 50 }: Call<'listMessages'>['query'],
    ): Promise<Schemas['ThreadMessages']> {
      const { side } = await find(caller, id);
      const found = await store.messagesOf(id, {
        limit,
        ...(until !== undefined && { before: until }),
        ...(after !== undefined && { after }),
      });
      return { results: found.map((message) => presentMessage(message, side)) };
    },

    async update(
      caller: Caller,
      id: string,
      { seen, isArchived }: Schemas['ThreadChanges'],
    ): Promise<Schemas['Thread']> {
      const { side, shown } = await find(caller, id);
      await store.transaction(async () => {
        if (seen !== undefined) await store.markSeen(side, id, seen);
        if (isArchived !== undefined) await store.setArchived(side, id, isArchived);
        await publish([shown.thread.tenantId, shown.thread.landlordId], { kind: 'thread', thread: id });
      });
      const changed = await store.find(side, id);
      if (changed === null) throw notFound();
      return present(side, changed);
    },

    sweep(): Promise<void> {
      const moment = new Date(clock());
      moment.setMonth(moment.getMonth() - threadsKeptFor);
      return store.forgetUntil(moment);
    },
  };
}

type ThreadService = ReturnType<typeof threadService>;

/** An admin has no threads. */
export const sideOf = (caller: Caller): Side => (roleOf(caller) === 'landlord' ? 'landlord' : 'tenant');

export const conversationOf = (
  thread: ThreadRow,
  isInterested: Readonly<Record<Side, boolean>>,
  isLocked: boolean,
) => ({
  isLocked,
  isComplete: thread.tenantId !== null && thread.landlordId !== null && thread.announcementId !== null,
  isInterested,
  hasWithdrawn: { tenant: thread.tenantWithdrew, landlord: thread.landlordWithdrew },
  sent: { tenant: thread.tenantSent, landlord: thread.landlordSent },
});

function stateOf(shown: ShownThread, side: Side, today: string): Schemas['ThreadState'] {
  const isInterested = { tenant: shown.tenantIsInterested, landlord: shown.landlordIsInterested };
  const isLocked = shown.isHidden || isSuspended(shown.suspendedUntil, today);
  return threadState(conversationOf(shown.thread, isInterested, isLocked), side);
}

/** The colleague who wrote it is named to the reader's own side alone. */
export const presentMessage = (message: ShownMessage, reader?: Side): Schemas['ThreadMessage'] => ({
  id: message.id,
  number: message.number,
  sender: message.sender,
  text: message.text,
  attachments: [...message.attachments],
  createdAt: message.createdAt.toISOString(),
  ...(reader === message.sender && message.author !== null && { author: message.author }),
});

function refuseWhereClosed(state: Schemas['ThreadState']): void {
  if (state === 'closed') {
    throw new ProblemError(
      409,
      'thread_closed',
      'Nobody can write here any more, because interest was withdrawn or the premises are no longer available',
    );
  }
  if (state === 'awaitingAnswer') {
    throw new ProblemError(409, 'answer_awaited', 'You can write again as soon as you’re both interested');
  }
}

export const threadHandlers = (
  threads: ThreadService,
): Handlers<'sendMessage' | 'listThreads' | 'getThread' | 'listMessages' | 'updateThread'> => ({
  sendMessage: async ({ caller, body, once }) => {
    const sent = await once(() => threads.send(caller, body));
    return { status: 201, body: sent, location: `/threads/${sent.thread}` };
  },

  listThreads: async ({ caller, path, query }) => ({
    status: 200,
    body: await threads.list(caller, path.id, query),
  }),

  getThread: async ({ caller, path }) => ({ status: 200, body: await threads.read(caller, path.threadId) }),

  listMessages: async ({ caller, path, query }) => ({
    status: 200,
    body: await threads.messages(caller, path.threadId, query),
  }),

  updateThread: async ({ caller, path, body }) => ({
    status: 200,
    body: await threads.update(caller, path.threadId, body),
  }),
});
