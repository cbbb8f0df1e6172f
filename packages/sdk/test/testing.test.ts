import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as operations from '../src/operations.ts';
import {
  createHandlers,
  exampleAnswers,
  exampleBodies,
  exampleProblems,
  happyPath,
  problem,
} from '../src/testing/index.ts';
import {
  callBy,
  calls,
  comparable,
  contract,
  everyOperation,
  functionsOf,
} from './support/everyOperation.ts';
import { baseUrl, server, watchedTilava } from './support/mockedApi.ts';

const handlers = createHandlers(baseUrl);
const functions = functionsOf(operations);
const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = exampleAnswers;
const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = exampleBodies;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

/** What is wrong with a value, by the schema at a place of the contract. */
function faultsOf(value: unknown, ...place: readonly string[]): string {
  const pointer = place
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent);
  const validate = ajv.compile({ $ref: `contract#/${pointer.join('/')}` });
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

describe('the examples', () => {
  it.each(everyOperation)('of what $id answers fit the contract', ({ id, verb, path, status, answer }) => {
    const shown = Object.values(answers[id] ?? {});
    expect(shown.length > 0).toBe(answer !== 'nothing');
    const place = ['paths', path, verb.toLowerCase(), 'responses', String(status), 'content'];
    const type = answer === 'events' ? 'text/event-stream' : 'application/json';
    for (const value of shown.filter((one) => !(one instanceof Blob))) {
      expect(faultsOf(value, ...place, type, 'schema')).toBe('');
    }
  });

  it('of a picture is a PNG', async () => {
    const { picture } = exampleAnswers.getFile;
    expect(picture.type).toBe('image/png');
    expect(await picture.slice(1, 4).text()).toBe('PNG');
  });

  it.each(everyOperation)('of what $id is sent fit the contract', ({ id, verb, path, body }) => {
    const shown = Object.values(bodies[id] ?? {});
    expect(shown.length > 0).toBe(body === 'json');
    const place = ['paths', path, verb.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema'];
    for (const value of shown) expect(faultsOf(value, ...place)).toBe('');
  });

  it.each(Object.entries(exampleProblems))('of the problem %s fits the contract', (code, example) => {
    expect(example.code).toBe(code);
    expect(faultsOf(example, 'components', 'schemas', 'Problem')).toBe('');
  });

  it('would be told of if they did not fit', () => {
    const broken = { ...exampleAnswers.getUser.tenant, email: 'nobody' };
    expect(faultsOf(broken, 'components', 'schemas', 'User')).toContain('email');
  });
});

describe('the happy path', () => {
  it.each(calls)('answers $id with its example', async (operation) => {
    const { id, positions, answer } = operation;
    const { tilava, sent } = watchedTilava();
    const data = await callBy(functions, id, tilava, ...positions);
    expect(sent()).toEqual([operation.sent]);
    const [example] = Object.values(answers[id] ?? {});
    expect(await comparable(data)).toEqual(await comparable(example));
    expect(answer === 'nothing').toBe(data === undefined);
  });

  it('answers with the status and the headers of the contract', async () => {
    const { tilava } = watchedTilava();
    const { response, etag, requestId } = await tilava.announcements
      .create('r', exampleBodies.createAnnouncement.office)
      .withResponse();
    expect(response.status).toBe(201);
    expect(etag).toBe('"3"');
    expect(requestId).toBe(exampleProblems.not_found.requestId);
    const { response: listed } = await tilava.users.list().withResponse();
    expect(listed.headers.has('etag')).toBe(false);
  });
});

describe('a handler', () => {
  it('answers at an address with slashes at its end, which clients take too', async () => {
    const withSlash = `${baseUrl}/`;
    server.resetHandlers(...happyPath(withSlash));
    const { tilava } = watchedTilava({ baseUrl: withSlash });
    expect((await tilava.users.get('a')).email).toBe(exampleAnswers.getUser.tenant.email);
    server.use(createHandlers(`${withSlash}/`).getUser(problem('not_found')));
    await expect(tilava.users.get('a')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('answers what it is given, to every request', async () => {
    server.use(handlers.getUser({ ...exampleAnswers.getUser.tenant, description: 'Quiet' }));
    const { tilava } = watchedTilava();
    expect((await tilava.users.get('a')).description).toBe('Quiet');
    expect((await tilava.users.get('b')).description).toBe('Quiet');
  });

  it('asks its resolver, which gets path, query and body as the contract has them', async () => {
    server.use(
      handlers.updateUser(({ params, body, request }) => {
        expect(request.headers.get('if-match')).toBe('"7"');
        return { ...exampleAnswers.updateUser.tenant, id: params.id, description: body.description ?? null };
      }),
      handlers.findMatches(({ query, body }) => ({
        results: [],
        total: Number(query.pointsAbove),
        nextCursor: body.property ?? null,
      })),
    );
    const { tilava } = watchedTilava();
    const changed = await tilava.users.update('a b/c', { description: 'Loud' }, { ifMatch: '"7"' });
    expect(changed).toMatchObject({ id: 'a b/c', description: 'Loud' });
    const page = await tilava.matchmaking.findMatches(
      { property: 'p' },
      { favorite: false, pointsAbove: 60 },
    );
    expect(page).toEqual({ results: [], total: 60, nextCursor: 'p' });
  });

  it('lets a resolver read the upload itself', async () => {
    server.use(
      handlers.uploadFile(async ({ request, query }) => {
        const file = (await request.formData()).get('file');
        const name = file instanceof File ? file.name : 'no file';
        return { ...exampleAnswers.uploadFile.lobby, name, surround: query.surround === 'true' };
      }),
    );
    const { tilava } = watchedTilava();
    const record = await tilava.files.upload({ file: new Blob(['x']), name: 'yard.png' }, { surround: true });
    expect(record).toMatchObject({ name: 'yard.png', surround: true });
  });

  it('answers a problem again and again, as the error that it is', async () => {
    server.use(handlers.getUser(problem('not_found', { detail: 'Gone' })));
    const { tilava } = watchedTilava();
    for (const id of ['a', 'b']) {
      await expect(tilava.users.get(id)).rejects.toMatchObject({
        name: 'NotFoundError',
        code: 'not_found',
        message: 'Gone',
        requestId: exampleProblems.not_found.requestId,
      });
    }
  });
});

describe('a problem', () => {
  it.each(Object.values(exampleProblems))('$code comes with its status', async ({ code, status, detail }) => {
    server.use(handlers.listUsers(problem(code)));
    await expect(watchedTilava().tilava.users.list()).rejects.toMatchObject({
      code,
      status,
      message: detail,
    });
  });

  it('says when to try again where the contract promises it, and how it is told to', () => {
    expect(problem('unavailable').headers.get('retry-after')).toBe('1');
    expect(problem('too_many_attempts', { retryAfter: 900 }).headers.get('retry-after')).toBe('900');
    expect(problem('email_taken').headers.has('retry-after')).toBe(false);
  });

  it('names the fields that are refused', async () => {
    const errors = [{ pointer: '/body/email', code: 'format', detail: 'must be an email' }];
    server.use(handlers.createUser(problem('validation_failed', { errors })));
    const { tilava } = watchedTilava();
    await expect(tilava.users.create(exampleBodies.createUser.landlord)).rejects.toMatchObject({
      name: 'BadRequestError',
      problem: { errors },
    });
  });
});
