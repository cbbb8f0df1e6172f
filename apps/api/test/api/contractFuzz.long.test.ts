import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, makeCast, roles } from '../support/cast.ts';
import { type ContractOperation, contractOperations, type Parameter } from '../support/contractOperations.ts';
import { png } from '../support/pngs.ts';
import { arbitraryText, asUrn, broken, placeholders, valid } from '../support/schemaArbitrary.ts';
import { startTestApplication, type TestApplication, type TestRequest } from '../support/testApplication.ts';
import { form } from '../support/uploads.ts';
import { newAddress } from '../support/validRequests.ts';

/** A request in which ids of the cast are placeholders, so that it means the same with every cast. */
interface DrawnRequest {
  readonly method: ContractOperation['method'];
  readonly url: string;
  readonly by: (typeof roles)[number] | 'nobody' | 'garbage';
  readonly headers: Record<string, string>;
  /** As JSON; undefined for none. */
  readonly json?: string | undefined;
  readonly form?: { readonly name: string; readonly content: Uint8Array } | undefined;
}

const callers = fc.constantFrom(...roles, ...roles, 'nobody', 'garbage');

/** Requests that fit the contract, or that are wrong somewhere. */
const requestOf = (operation: ContractOperation): Arbitrary<DrawnRequest> =>
  fc.oneof(
    { weight: 1, arbitrary: drawn(operation, valid, false) },
    { weight: 1, arbitrary: drawn(operation, broken, true) },
  );

function drawn(operation: ContractOperation, make: typeof valid, isBroken: boolean): Arbitrary<DrawnRequest> {
  const { method, path, body } = operation;
  const takesForm = body?.type === 'multipart/form-data';
  return fc
    .record({
      method: fc.constant(method),
      url: urlOf(operation, make, isBroken),
      by: callers,
      headers: headersOf(operation.parameters, isBroken),
      json:
        body === null || takesForm
          ? fc.constant(undefined)
          : fc.oneof(
              { weight: 20, arbitrary: make(body.schema).map((value) => JSON.stringify(value)) },
              { weight: isBroken ? 1 : 0, arbitrary: arbitraryText },
            ),
      form: takesForm ? picture(isBroken) : fc.constant(undefined),
    })
    .map((request) => ({ ...request, url: request.url === '' ? path : request.url }));
}

function urlOf(
  { path, parameters }: ContractOperation,
  make: typeof valid,
  isBroken: boolean,
): Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  // An empty part of a path is another path, and a dot is none at all.
  const part = (parameter: Parameter) =>
    fc
      .oneof(
        { weight: 4, arbitrary: valid(parameter.schema).map(String) },
        { weight: isBroken ? 1 : 0, arbitrary: arbitraryText.map((text) => `x${text}`) },
        { weight: isBroken ? 1 : 0, arbitrary: valid(parameter.schema).map((value) => asUrn(String(value))) },
      )
      .map(encoded);
  const fields: Record<string, Arbitrary<string>> = {
    ...Object.fromEntries(inQuery.map(({ name, schema }) => [name, make(schema).map(textOf)])),
    ...(isBroken && { anything: arbitraryText }),
  };
  const needed = inQuery.filter(({ required }) => required).map(({ name }) => name);
  const query = fc.record(fields, { requiredKeys: isBroken ? [] : needed });
  return fc.tuple(fc.tuple(...inPath.map(part)), query).map(([parts, values]) => {
    let made = path;
    inPath.forEach(({ name }, index) => (made = made.replace(`{${name}}`, () => parts[index] ?? '')));
    const search = Object.entries(values).map(([name, value]) => `${name}=${encoded(value ?? '')}`);
    return search.length === 0 ? made : `${made}?${search.join('&')}`;
  });
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function headersOf(parameters: readonly Parameter[], isBroken: boolean): Arbitrary<Record<string, string>> {
  const inHeader = parameters.filter((parameter) => parameter.in === 'header');
  // What a header cannot hold never comes as far as the server.
  const wrong = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.trim());
  const fields: Record<string, Arbitrary<string>> = Object.fromEntries(
    inHeader.map(({ name, schema }) => {
      const fitting = valid(schema).map(String);
      return [name, isBroken ? fc.oneof(fitting, wrong) : fitting];
    }),
  );
  return fc
    .record(fields, { requiredKeys: [] })
    .map((values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])));
}

const smallPicture = png({ width: 2, height: 2 });

/** A picture, or one that is cut off, bent, or none at all. */
function picture(isBroken: boolean) {
  const name = fc.constantFrom('lobby.png', 'hall_360.png', 'x', 'ä.png', '..png');
  const bent = fc
    .tuple(fc.nat(smallPicture.length - 1), fc.nat(255))
    .map(([at, value]) => Buffer.from(smallPicture).fill(value, at, at + 1));
  const cut = fc.nat(smallPicture.length).map((length) => smallPicture.subarray(0, length));
  const content: Arbitrary<Uint8Array> = isBroken
    ? fc.oneof(bent, cut, fc.uint8Array({ maxLength: 200 }))
    : fc.constant(smallPicture);
  return fc.record({ name, content });
}

/** What is sent: placeholders are the cast's ids, and the bearer is somebody's. */
function sent(drawnRequest: DrawnRequest, cast: Cast): TestRequest {
  const { method, url, by, headers, json, form: upload } = drawnRequest;
  const ids = [
    ...roles.map((role) => cast[role].userId),
    cast.newcomer.userId,
    cast.needId,
    cast.announcementId,
    cast.propertyId,
    cast.residenceId,
    cast.hiddenId,
    cast.hiddenPropertyId,
    cast.looseResidenceId,
    cast.picture.id,
    cast.looseFile.id,
  ];
  const filled = (text: string) =>
    placeholders.reduce(
      (done, placeholder, index) => done.replaceAll(placeholder, ids[index] ?? placeholder),
      text,
    );
  const bearer = by === 'nobody' ? undefined : by === 'garbage' ? 'garbage' : cast[by].bearer;
  const multipart = upload === undefined ? undefined : form([upload]);
  return {
    method,
    url: filled(url),
    ...(bearer !== undefined && { bearer }),
    ...(json !== undefined && { payload: filled(json) }),
    ...multipart,
    headers: { ...headers, ...multipart?.headers },
  };
}

/** How many requests each operation is sent on each database, which are others each time; `CASES=5000` before a release. */
const cases = Number(process.env['CASES'] ?? 100);
/** Calls of a cast before there is a new one: some of them delete it. */
const callsOfACast = 20;

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

// At the same time, because some operations wait on purpose.
describe.concurrent('whatever is sent,', () => {
  it.each(contractOperations)(
    '$id answers by its contract, and never by a fault',
    async (operation) => {
      let calls = 0;
      let cast: Promise<Cast> | undefined;
      const castOfNow = () => {
        if (calls % callsOfACast === 0) cast = makeCast(app);
        calls += 1;
        return cast ?? makeCast(app);
      };
      const outcomes = new Set<string>();
      const answers = async (request: DrawnRequest) => {
        const answer = await app.send({ address: newAddress(), ...sent(request, await castOfNow()) });
        const isProblem =
          answer.headers['content-type']?.toString().startsWith('application/problem') === true;
        outcomes.add(`${answer.statusCode} ${isProblem ? answer.json<{ code: string }>().code : ''}`);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
      };
      await fc.assert(fc.asyncProperty(requestOf(operation), answers), { numRuns: cases });
      // Else the requests would all have been refused at the door.
      expect(outcomes.size).toBeGreaterThan(1);
    },
    60_000 + cases * 400,
  );
});
