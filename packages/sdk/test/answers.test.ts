import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryTokenStore, createTilava, isResponseParseError } from '../src/index.ts';
import { json, startHostileServer, text, type HostileServer } from './support/hostileServer.ts';

const id = '0199a6b0-3c00-7000-8000-000000000101';
const portal = text(200, '<h1>Welcome to the hotel</h1>', { 'content-type': 'text/html' });

const notFound = { status: 404, code: 'not_found', detail: 'Not found', requestId: 'request-1' };

let server: HostileServer;
const tilava = () => createTilava({ baseUrl: server.baseUrl, maxRetries: 0 });

beforeEach(async () => {
  server = await startHostileServer(portal);
});
afterEach(() => server[Symbol.asyncDispose]());

describe('a log-in', () => {
  it.each([{}, [], 'x', null, { bearer: 5 }, { bearer: '' }])(
    'that is answered %j logs nobody in',
    async (body) => {
      server.answer(json(201, body));
      const tokenStore = createMemoryTokenStore();
      const client = createTilava({ baseUrl: server.baseUrl, tokenStore });
      const login = client.session.logIn({ email: 'a@b.fi', password: 'long enough' });
      await expect(login).rejects.toMatchObject({ name: 'ResponseParseError', status: 201 });
      expect(tokenStore.get()).toBeNull();
    },
  );
});

describe('a media type', () => {
  it('counts in whichever case it is written', async () => {
    server.answer(
      json(200, { id }, { 'content-type': 'Application/JSON; Charset=UTF-8' }),
      text(200, 'a picture', { 'content-type': 'Image/PNG' }),
      json(404, notFound, { 'content-type': 'Application/Problem+JSON' }),
    );
    expect((await tilava().users.get(id)).id).toBe(id);
    expect((await tilava().files.get('key')).size).toBe(9);
    await expect(tilava().users.get(id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a success that the contract does not promise', () => {
  it.each([{}, [], { results: {} }, { results: [], total: 0 }, null])('is no list: %j', async (body) => {
    server.answer(json(200, body));
    const found = tilava().matchmaking.findMatches({ property: id }, { favorite: false });
    await expect(found).rejects.toMatchObject({ name: 'ResponseParseError' });
    const read = tilava().users.list().toArray({ limit: 5 });
    await expect(read).rejects.toMatchObject({ name: 'ResponseParseError' });
  });

  it('is no array where it should be one', async () => {
    server.answer(json(200, { results: [] }));
    await expect(tilava().announcements.listOfUser(id)).rejects.toMatchObject({ name: 'ResponseParseError' });
  });

  it('is a captive portal’s page, whatever was asked for', async () => {
    const client = tilava();
    const outcomes = await Promise.allSettled([
      client.users.get(id),
      client.users.delete(id),
      client.favorites.add({ id, announcementId: id }),
      client.files.get('key'),
      client.files.upload({ file: new Uint8Array([1]) }),
      client.http.GET('/user/{id}', { params: { path: { id } } }),
      client.http.DELETE('/user/{id}', { params: { path: { id } } }),
      client.files.get('key').asResponse(),
      client.users.get(id).asResponse(),
      client.users.delete(id).asResponse(),
    ]);
    for (const outcome of outcomes) {
      expect(outcome.status === 'rejected' && isResponseParseError(outcome.reason)).toBe(true);
    }
    expect(outcomes).toHaveLength(10);
  });

  it('is broken JSON by its path', async () => {
    server.answer(text(200, '{"id": "1', { 'content-type': 'application/json' }));
    const call = tilava().http.GET('/user/{id}', { params: { path: { id } } });
    await expect(call).rejects.toMatchObject({ name: 'ResponseParseError', requestId: 'request-1' });
  });

  it('is refused before its body, which is left to be read', async () => {
    const error: unknown = await tilava()
      .files.get('key')
      .asResponse()
      .catch((caught: unknown) => caught);
    expect(isResponseParseError(error) && (await error.response.text())).toContain('Welcome to the hotel');
  });

  it('keeps its body to be read', async () => {
    const error: unknown = await tilava()
      .users.get(id)
      .catch((caught: unknown) => caught);
    expect(isResponseParseError(error) && (await error.response.text())).toContain('Welcome to the hotel');
  });
});

describe('an answer without a body', () => {
  it('is the success of what answers nothing', async () => {
    server.answer(text(204, ''));
    expect(await tilava().users.delete(id)).toBeUndefined();
    const { data, response } = await tilava().http.DELETE('/user/{id}', { params: { path: { id } } });
    expect([data, response.status]).toEqual([undefined, 204]);
    expect((await tilava().users.delete(id).asResponse()).status).toBe(204);
  });

  it('is none of what answers something', async () => {
    server.answer(text(204, ''));
    for (const call of [tilava().users.get(id), tilava().files.get('key').asResponse()])
      await expect(call).rejects.toMatchObject({ name: 'ResponseParseError', status: 204 });
  });
});
