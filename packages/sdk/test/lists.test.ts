import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTilava, isResponseParseError, linkedPages } from '../src/index.ts';
import { json, startHostileServer, text, type HostileServer } from './support/hostileServer.ts';

let server: HostileServer;
const tilava = () => createTilava({ baseUrl: server.baseUrl, maxRetries: 0 });

const usersPage = (pageNumber: number, ids: readonly string[], entriesCount: number) =>
  json(200, { results: ids.map((id) => ({ id })), records: [], entriesCount, pageNumber });
const matchesPage = (ids: readonly string[], nextCursor: string | null) =>
  json(200, { results: ids.map((id) => ({ id })), total: 5, nextCursor });

beforeEach(async () => {
  server = await startHostileServer(json(200, {}));
});
afterEach(() => server[Symbol.asyncDispose]());

async function idsOf(list: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
}

describe('a list', () => {
  it('of numbered pages is read to its end, one request a page', async () => {
    server.answer(usersPage(1, ['a', 'b'], 5), usersPage(2, ['c', 'd'], 5), usersPage(3, ['e'], 5));
    expect(await idsOf(tilava().users.list({ entriesPerPage: 2 }))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(server.hits.map(({ url }) => url)).toEqual([
      '/api/v1/users?entriesPerPage=2',
      '/api/v1/users?entriesPerPage=2&pageNumber=2',
      '/api/v1/users?entriesPerPage=2&pageNumber=3',
    ]);
  });

  it('begins where it is asked to, and asks for no page after the last', async () => {
    server.answer(usersPage(3, ['e'], 21));
    expect(await idsOf(tilava().users.list({ pageNumber: 3 }))).toEqual(['e']);
    expect(server.hits).toHaveLength(1);
  });

  it('with cursors is read to its end, and keeps body and filters', async () => {
    server.answer(matchesPage(['a', 'b'], 'x'), matchesPage(['c', 'd'], 'y'), matchesPage(['e'], null));
    const body = { property: '0199a6b0-3c00-7000-8000-000000000201' };
    const list = tilava().matchmaking.findMatches(body, { favorite: false, pointsAbove: 60, limit: 2 });
    const pages: number[] = [];
    for await (const { results } of list.byPage()) pages.push(results.length);
    expect(pages).toEqual([2, 2, 1]);
    expect(server.hits.map(({ url }) => url)).toEqual([
      '/api/v1/matchmaking?favorite=false&pointsAbove=60&limit=2',
      '/api/v1/matchmaking?favorite=false&pointsAbove=60&limit=2&cursor=x',
      '/api/v1/matchmaking?favorite=false&pointsAbove=60&limit=2&cursor=y',
    ]);
    expect(server.hits.map((hit) => hit.body.toString())).toEqual(Array(3).fill(JSON.stringify(body)));
  });

  it('that goes on by `Link` is read to its end, and never in a circle', async () => {
    const page = (id: string, cursor?: string) => {
      const link = `</api/v1/user/u/announcement?limit=1&cursor=${cursor}>; rel="next"`;
      return json(200, [{ id }], cursor === undefined ? {} : { link });
    };
    const read = async () => {
      const ids: string[] = [];
      const list = tilava().announcements;
      for await (const [first] of linkedPages((start) => list.listOfUser('u', { limit: 1, ...start })))
        ids.push(first?.id ?? '');
      return ids;
    };
    server.answer(page('a', 'x'), page('b', 'y%2B'), page('c'));
    expect(await read()).toEqual(['a', 'b', 'c']);
    expect(server.hits.map(({ url }) => url.split('?')[1])).toEqual([
      'limit=1',
      'limit=1&cursor=x',
      'limit=1&cursor=y%2B',
    ]);
    server.answer(page('a', 'x'), page('b', 'y'), page('c', 'x'));
    await expect(read()).rejects.toSatisfy(isResponseParseError);
  });

  it('is its first page where it is awaited', async () => {
    server.answer(usersPage(1, ['a'], 5));
    expect((await tilava().users.list({ entriesPerPage: 1 })).entriesCount).toBe(5);
    expect(server.hits).toHaveLength(1);
  });

  it('asks for nothing more once the loop is left', async () => {
    server.answer(usersPage(1, ['a', 'b'], 50));
    for await (const user of tilava().users.list({ entriesPerPage: 2 })) if (user.id === 'b') break;
    expect(server.hits).toHaveLength(1);
  });

  it('throws where the server would lead in a circle', async () => {
    server.answer(matchesPage(['a'], 'x'));
    const list = tilava().matchmaking.findMatches({ announcement: 'a' }, { all: true });
    await expect(idsOf(list as AsyncIterable<never>)).rejects.toMatchObject({ name: 'ResponseParseError' });
    expect(server.hits).toHaveLength(2);
  });

  it('throws in its loop what its request is refused with', async () => {
    server.answer(usersPage(1, ['a'], 2), text(503, ''));
    const seen: string[] = [];
    const read = async () => {
      for await (const { id } of tilava().users.list({ entriesPerPage: 1 })) seen.push(id);
    };
    await expect(read()).rejects.toMatchObject({ name: 'ServerError' });
    expect(seen).toEqual(['a']);
  });
});
