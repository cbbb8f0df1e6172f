import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { readContract } from '../../src/http/contract.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, { readonly $ref?: string; readonly content?: Record<string, unknown> }>;
}

const contract = readContract() as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly responses: Record<string, { readonly content?: Record<string, unknown> }> };
};
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', ...contract });
const compiled = new Map<string, ValidateFunction>();

/** Fails unless the contract declares this answer of this operation, and the answer is as declared. */
export function checkAnswer(method: string, url: string, answer: LightMyRequestResponse): void {
  const [path = ''] = url.replace(/^\/api\/v1/, '').split('?');
  const found = Object.entries(contract.paths).find(([template]) =>
    new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  );
  const operation = found?.[1][method.toLowerCase()];
  if (found === undefined || operation === undefined) return;
  const declared = operation.responses[String(answer.statusCode)];
  if (declared === undefined) {
    throw new Error(
      `${operation.operationId} answered ${answer.statusCode}, which the contract does not declare`,
    );
  }
  if (answer.headers['x-request-id'] === undefined) throw new Error('The answer has no X-Request-Id');
  const response =
    declared.$ref === undefined ? declared : contract.components.responses[nameOf(declared.$ref)];
  const [type] = Object.keys(response?.content ?? {});
  if (type === undefined || type === 'image/png') return;
  if (!String(answer.headers['content-type']).startsWith(type)) {
    throw new Error(
      `${operation.operationId} answered ${String(answer.headers['content-type'])} instead of ${type}`,
    );
  }
  const pointer =
    declared.$ref === undefined
      ? `#/paths/${escape(found[0])}/${method.toLowerCase()}/responses/${answer.statusCode}/content/${escape(type)}/schema`
      : `${declared.$ref}/content/${escape(type)}/schema`;
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
  compiled.set(pointer, validate);
  if (!validate(answer.json())) {
    throw new Error(`${operation.operationId} ${answer.statusCode}: ${ajv.errorsText(validate.errors)}`);
  }
}

const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';
const escape = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
