import { describe, expect, it } from 'vitest';
import { publicViews } from './publicViews.ts';
import type { RevisedAnnouncement } from './readStore.ts';

const id = '00000000-0000-4000-8000-000000000001';

const row = {
  id,
  userId: 'somebody',
  residenceId: 'residence',
  propertyId: 'property',
  description: 'First',
  moveInDate: '2026-12-01',
  rent: 100_00,
  size: 50_00,
  deposit: null,
  floor: 1,
  rooms: 1,
  amenities: 0,
  wantedIndustries: 0,
  wantedCreditRatings: 0,
  wantedOperatingMargins: 0,
  wantedEmployeeBands: 0,
  criteriaArePublic: false,
  isActive: true,
  revision: '1',
} as unknown as RevisedAnnouncement;

const picture = (name: string) => ({ id: name, key: name, name, surround: false });

function openStore() {
  const stored = { rows: [row], pictures: [picture('old')], timesRead: 0, afterOne: () => {} };
  const answer = <Answer>(value: Answer): Promise<Answer> => {
    stored.afterOne();
    return Promise.resolve(value);
  };
  const revisions = () => new Map(stored.rows.map((each) => [each.id, each.revision] as const));
  return {
    stored,
    store: {
      listRevised(ids: readonly string[]) {
        if (ids.length === 0) return Promise.resolve([]);
        stored.timesRead += 1;
        return answer([...stored.rows]);
      },
      picturesOf: () => answer(new Map([['residence', [...stored.pictures]]])),
      revisionsOf: () => Promise.resolve(revisions()),
    },
  };
}

describe('what everybody sees of announcements', () => {
  it('is read once, and while its revision stays the same not again', async () => {
    const { stored, store } = openStore();
    const read = publicViews(store);
    const first = await read([id]);
    expect(await read([id])).toEqual(first);
    expect(stored.timesRead).toBe(1);
  });

  it('is read anew under another revision', async () => {
    const { stored, store } = openStore();
    const read = publicViews(store);
    await read([id]);
    stored.rows = [{ ...row, description: 'Second', revision: '2' }];
    expect((await read([id])).get(id)?.announcement.properties.description).toBe('Second');
  });

  it('is gone with its row', async () => {
    const { stored, store } = openStore();
    const read = publicViews(store);
    await read([id]);
    stored.rows = [];
    expect((await read([id])).size).toBe(0);
  });

  it('never keeps pictures that are older than its row', async () => {
    const { stored, store } = openStore();
    const read = publicViews(store);
    stored.afterOne = () => {
      stored.rows = [{ ...row, revision: '2' }];
      stored.pictures = [picture('new')];
    };
    await read([id]);
    const { announcement } = (await read([id])).get(id) ?? {};
    expect(announcement?.residence.files.map(({ name }) => name)).toEqual(['new']);
  });
});
