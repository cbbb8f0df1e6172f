import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { readContract } from '../../src/http/contract.ts';

interface Response {
  readonly content?: Record<string, unknown>;
  readonly headers?: Record<string, Header | Reference>;
}
interface Header {
  readonly required?: boolean;
  readonly schema: object;
}
interface Reference {
  readonly $ref: string;
}
interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, Response & Partial<Reference>>;
}

const contract = readContract() as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly responses: Record<string, Response>;
    readonly headers: Record<string, Header>;
  };
};
closeObjects(contract);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', ...contract });
const routes = Object.entries(contract.paths).map(([template, operations]) => {
  const pattern = new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  return { template, operations, pattern };
});
const compiled = new Map<string, ValidateFunction>();
/** Headers are all text, which is read in place. */
const ajvOfHeaders = new Ajv2020({ strict: false, coerceTypes: true });
const compiledForHeaders = new Map<Header | undefined, ValidateFunction>();

/**
 * Fails unless the contract declares this answer of this operation, and the answer is just as declared: nothing
 * is missing, nothing is wrong and nothing is sent besides. What is no operation has to be refused by a problem.
 */
export function checkAnswer(method: string, url: string, answer: LightMyRequestResponse): void {
  const [path = ''] = url.replace(/^\/api\/v1/, '').split('?');
  if (answer.headers['x-request-id'] === undefined) throw new Error('The answer has no X-Request-Id');
  if ([429, 503].includes(answer.statusCode) && !/^[1-9]\d*$/.test(String(answer.headers['retry-after']))) {
    throw new Error(`The answer ${answer.statusCode} has no Retry-After`);
  }
  if (!/(?:^|, )"api";r=\d+;t=\d+$/.test(String(answer.headers['ratelimit']))) {
    throw new Error('The answer doesn’t say in RateLimit how many calls are left');
  }
  const found = routes.find(({ pattern }) => pattern.test(path));
  const operation = found?.operations[method.toLowerCase()];
  if (found === undefined || operation === undefined) {
    if (answer.statusCode < 400) throw new Error(`${method} ${url} answers, but is no operation`);
    checkBody(`${method} ${url}`, answer, 'application/problem+json', '#/components/schemas/Problem');
    return;
  }
  const declared = operation.responses[String(answer.statusCode)];
  if (declared === undefined) {
    throw new Error(
      `${operation.operationId} answered ${answer.statusCode}, which the contract does not declare`,
    );
  }
  const response =
    declared.$ref === undefined ? declared : contract.components.responses[nameOf(declared.$ref)];
  checkHeaders(operation.operationId, answer, response?.headers ?? {});
  const types = Object.keys(response?.content ?? {});
  const [type] = types;
  if (type === undefined) return;
  if (types.includes('image/png')) {
    const sent = String(answer.headers['content-type']);
    if (!types.includes(sent)) throw new Error(`${operation.operationId} answered ${sent}`);
    return;
  }
  const pointer =
    declared.$ref === undefined
      ? `#/paths/${escape(found.template)}/${method.toLowerCase()}/responses/${answer.statusCode}/content/${escape(type)}/schema`
      : `${declared.$ref}/content/${escape(type)}/schema`;
  checkBody(operation.operationId, answer, type, pointer);
}

/** What tells versions has to be there wherever it is declared; other headers where they are required. */
function checkHeaders(
  operation: string,
  answer: LightMyRequestResponse,
  declared: Response['headers'] & object,
) {
  for (const [name, node] of Object.entries(declared)) {
    const header = '$ref' in node ? contract.components.headers[nameOf(node.$ref)] : node;
    const value = answer.headers[name.toLowerCase()];
    const isNeeded = header?.required === true || name === 'ETag';
    const where = `${operation} ${answer.statusCode}, header ${name}`;
    if (value === undefined) {
      if (isNeeded) throw new Error(`${where} is missing`);
    } else {
      const validate = validatorOf(header);
      if (!validate({ value })) throw new Error(`${where}: ${ajvOfHeaders.errorsText(validate.errors)}`);
    }
  }
}

/** To compile one takes longer than most calls. */
function validatorOf(header: Header | undefined): ValidateFunction {
  const known = compiledForHeaders.get(header);
  if (known !== undefined) return known;
  const validate = ajvOfHeaders.compile({ type: 'object', properties: { value: header?.schema } });
  compiledForHeaders.set(header, validate);
  return validate;
}

function checkBody(name: string, answer: LightMyRequestResponse, type: string, pointer: string): void {
  const sent = String(answer.headers['content-type']);
  if (!sent.startsWith(type)) throw new Error(`${name} answered ${sent} instead of ${type}`);
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
  compiled.set(pointer, validate);
  for (const value of type === 'text/event-stream' ? eventsIn(answer.payload) : [answer.json<unknown>()]) {
    if (validate(value)) continue;
    throw new Error(`${name} ${answer.statusCode}: ${ajv.errorsText(validate.errors)}`);
  }
}

/** What server-sent events hold. */
const eventsIn = (text: string): readonly unknown[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']): unknown => JSON.parse(data));

/** Schemas of answers are open, so that the contract may grow; of this server's answers, every field is known. */
function closeObjects(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const part of Object.values(node)) closeObjects(part);
  if (!('type' in node && 'properties' in node) || 'additionalProperties' in node) return;
  if ([node.type].flat().includes('object')) Object.assign(node, { additionalProperties: false });
}

const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';
const escape = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
