import { readSynonyms } from '@tilava/domain/property';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Caller, Handlers } from '../../http/operations.ts';
import { invalidValue, ProblemError } from '../../http/problems.ts';
import { contractSchema } from '../../http/validation.ts';
import { locateAddress } from '../../places/locateAddress.ts';
import { isSameAddress } from '../../places/suggestionMatch.ts';
import type { PublishToWebhooks } from '../../webhooks/eventOutbox.ts';
import { isChosen, notChosen } from '../permissions.ts';
import { refuseMoreThan, tooManyAnnouncements } from '../quotas.ts';
import type { CancelViewings } from '../viewings/mails.ts';
import { type AnnouncementEvents, changesOf } from './announcementEvents.ts';
import { announcementWithheld, type NotifyThreads, publicPageColumns, unpublished } from './service.ts';
import type { AnnouncementStore, StoredAnnouncement } from './store.ts';
import { listingColumns } from './toRow.ts';

type Schemas = components['schemas'];
type Upsert = Schemas['AnnouncementUpsert'];
type Result = Schemas['UpsertedAnnouncement'];

interface UpsertParts extends Pick<Dependencies, 'locks' | 'audit' | 'clock'> {
  readonly writes: AnnouncementStore;
  readonly maxAnnouncements: number;
  readonly cancelViewings: CancelViewings;
  readonly notifyThreads: NotifyThreads;
  readonly isWithheld: (id: string) => Promise<boolean>;
  readonly announcementEvents: Pick<AnnouncementEvents, 'written'>;
  readonly publishToWebhooks: PublishToWebhooks;
}

interface Item {
  readonly reference: string;
  /** Checked already, or throws what is wrong with it. */
  readonly read: () => Upsert;
}

interface Plan {
  readonly reference: string;
  readonly before: StoredAnnouncement | null;
  /** What is to be written, or why nothing is. */
  readonly after: StoredAnnouncement | ProblemError;
  /** Names of the fields that change. */
  readonly changes: readonly string[];
}

export function announcementUpsertService(parts: UpsertParts) {
  const { writes, locks, audit, clock, maxAnnouncements, cancelViewings, notifyThreads, isWithheld } = parts;
  const { announcementEvents, publishToWebhooks } = parts;

  async function rowAfter(
    caller: Caller,
    reference: string,
    { isActive: wanted, publicPage: page, ...fields }: Upsert,
    before: StoredAnnouncement | null,
  ): Promise<StoredAnnouncement> {
    const columns = listingColumns(located(fields, before), before ?? undefined);
    if (before === null) {
      const createdAt = clock();
      const ids = { id: uuidv7(), propertyId: uuidv7(), residenceId: uuidv7(), userId: caller.id };
      return {
        ...columns,
        ...ids,
        ...unpublished,
        ...publicPageColumns(page, unpublished),
        reference,
        isActive: wanted ?? true,
        createdAt,
        updatedAt: createdAt,
        version: 1,
      };
    }
    const isActive = wanted ?? before.isActive;
    if (isActive && !before.isActive && (await isWithheld(before.id))) throw announcementWithheld();
    const letFrom = isActive ? null : before.letFrom;
    return { ...before, ...columns, ...publicPageColumns(page, before), isActive, letFrom };
  }

  async function planAll(caller: Caller, items: readonly Item[]): Promise<Plan[]> {
    const known = await writes.findByReferences(
      caller.id,
      items.map(({ reference }) => reference),
    );
    let count = await writes.countOf(caller.id);
    const plans: Plan[] = [];
    for (const { reference, read } of items) {
      const before = known.get(reference) ?? null;
      try {
        if (!isChosen(caller, before?.id ?? '')) throw notChosen();
        const after = await rowAfter(caller, reference, read(), before);
        if (before === null) refuseMoreThan(maxAnnouncements, count++, tooManyAnnouncements);
        plans.push({ reference, before, after, changes: before === null ? [] : changesOf(before, after) });
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        plans.push({ reference, before, after: error, changes: [] });
      }
    }
    return plans;
  }

  async function write(caller: Caller, plans: readonly Plan[]): Promise<void> {
    const created = plans.flatMap(({ before, after }) => (before === null && isRow(after) ? [after] : []));
    await writes.insertWithResidences(created);
    for (const { id } of created) await audit.record(caller, 'createAnnouncement', id);
    for (const { before, after, changes } of plans) {
      if (before === null || changes.length === 0 || !isRow(after)) continue;
      await writes.update(after);
      await audit.record(caller, 'updateAnnouncement', after.id, changes);
      if (after.residenceType !== before.residenceType) await writes.touchResidence(after.residenceId);
      if (before.isActive && !after.isActive) await cancelViewings({ ofAnnouncement: after.id });
      if (after.letFrom !== before.letFrom) await notifyThreads(after.id);
    }
    await announcementEvents.written(
      plans.flatMap(({ after, ...plan }) => (isRow(after) ? [{ ...plan, after }] : [])),
    );
  }

  /** Each item by its own reference; two at once of one landlord wait for each other. */
  const upsertAll = (caller: Caller, items: readonly Item[], isDryRun: boolean): Promise<Plan[]> =>
    writes.transaction(async () => {
      if (!isDryRun) await locks.lockCaller(caller);
      const plans = await planAll(caller, items);
      if (!isDryRun) await write(caller, plans);
      return plans;
    });

  const tellFinished = ({ id: userId }: Caller, results: readonly Result[]): Promise<void> => {
    const count = (outcome: Result['outcome']) =>
      results.filter((result) => result.outcome === outcome).length;
    const data = {
      created: count('created'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
    };
    return publishToWebhooks([{ userId, type: 'import.finished', object: 'import', data }]);
  };

  return {
    /** @throws ProblemError what the one item is refused for */
    async upsert(caller: Caller, reference: string, body: Upsert, isDryRun: boolean): Promise<Result> {
      const [plan] = await upsertAll(caller, [{ reference: nameOf(reference), read: () => body }], isDryRun);
      if (plan === undefined) throw new Error('Nothing was planned');
      if (!isRow(plan.after)) throw plan.after;
      return resultOf(plan, isDryRun);
    },

    async upsertBatch(
      caller: Caller,
      { announcements }: Schemas['AnnouncementBatch'],
      isDryRun: boolean,
    ): Promise<Schemas['UpsertedAnnouncements']> {
      const references = announcements.map(({ reference }) => nameOf(reference));
      const repeated = references.findIndex((name, index) => references.indexOf(name) < index);
      if (repeated >= 0) {
        const pointer = `/body/announcements/${repeated}/reference`;
        throw invalidValue('Each reference can only be in a batch once', pointer);
      }
      const items = announcements.map(({ announcement }, index) => ({
        reference: references[index] ?? '',
        read: () => checked(announcement),
      }));
      return writes.transaction(async () => {
        const plans = await upsertAll(caller, items, isDryRun);
        const results = plans.map((plan) => resultOf(plan, isDryRun));
        if (!isDryRun) await tellFinished(caller, results);
        return { results };
      });
    },
  };
}

const nameOf = (reference: string): string => reference.normalize('NFC');

const isRow = (after: Plan['after']): after is StoredAnnouncement => !(after instanceof ProblemError);

const asUpsert = contractSchema('AnnouncementUpsert');

/** The validator leaves items alone, so that one that is wrong does not refuse the others. */
function checked(announcement: unknown): Upsert {
  const { body, conflicts } = readSynonyms(announcement);
  const [conflict] = conflicts;
  if (conflict !== undefined) throw invalidValue('This field was also sent under another name', conflict);
  return asUpsert(body);
}

type UpsertedListing = Omit<Upsert, 'isActive' | 'publicPage'>;

/** With the position of an address that is new and that the register knows. */
function located(fields: UpsertedListing, before: StoredAnnouncement | null): UpsertedListing {
  const { address, x, y } = fields;
  if (x !== undefined || y !== undefined) return fields;
  if (before !== null && (before.address === address || isSameAddress(address, before.address)))
    return fields;
  const position = locateAddress(address);
  return position === null ? fields : { ...fields, x: position.latitude, y: position.longitude };
}

function resultOf({ reference, before, after, changes }: Plan, isDryRun: boolean): Result {
  const known = before?.id ?? null;
  if (!isRow(after)) {
    const { errors, code, message: detail } = after;
    const inside = errors.map((error) => ({ ...error, pointer: error.pointer.replace(/^\/body/, '') }));
    const faults = inside.length > 0 ? inside : [{ pointer: '', code, detail }];
    return { reference, outcome: 'refused', announcement: known, changes: [], errors: faults };
  }
  const outcome = before === null ? 'created' : changes.length > 0 ? 'changed' : 'unchanged';
  const announcement = before === null && !isDryRun ? after.id : known;
  return { reference, outcome, announcement, changes: [...changes], errors: [] };
}

export const announcementUpsertHandlers = (
  upserts: ReturnType<typeof announcementUpsertService>,
): Handlers<'upsertAnnouncement' | 'upsertAnnouncementBatch'> => ({
  upsertAnnouncement: async ({ caller, path, body, query: { dryRun = false } }) => {
    const result = await upserts.upsert(caller, path.reference, body, dryRun);
    const { outcome, announcement } = result;
    return outcome === 'created' && announcement !== null
      ? { status: 201, body: result, location: `/announcement/${announcement}` }
      : { status: 200, body: result };
  },

  upsertAnnouncementBatch: async ({ caller, body, query: { dryRun = false } }) => ({
    status: 200,
    body: await upserts.upsertBatch(caller, body, dryRun),
  }),
});
