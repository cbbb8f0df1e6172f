/** What the generator reads of an operation. */
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: object;
  readonly responses: Record<string, { readonly content?: Record<string, object> }>;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
}
interface Reference {
  readonly $ref: string;
}

/** What the generator reads of the bundled contract. */
export interface Contract {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly parameters?: Record<string, Parameter> };
}

interface Method {
  readonly tag: string;
  /** The documented signature. */
  readonly declaration: string;
  readonly implementation: string;
}

/** The module with `createOperations`: a namespace for each tag, a documented method for each operation. */
export function generateOperations(contract: Contract): string {
  const methods = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => method(contract, path, verb, operation)),
  );
  const tags = [...new Set(methods.map(({ tag }) => tag))];
  const namespaces = (part: 'declaration' | 'implementation') =>
    tags.map((tag) => {
      const sources = methods.filter((candidate) => candidate.tag === tag).map((found) => found[part]);
      return part === 'declaration'
        ? `  readonly ${tag}: {\n${sources.join('\n')}\n  };`
        : `    ${tag}: {\n${sources.join('\n')}\n    },`;
    });
  return `// Generated from openapi/ by \`pnpm generate\`. Do not edit.

import type { Answer, Body, CallOptions, Http, Query } from '../client/http.ts';
import { unwrap } from '../client/unwrap.ts';

/** Every operation of the contract, grouped by its tag. */
export interface Operations {
${namespaces('declaration').join('\n')}
}

/** Sends every operation through the typed paths. */
export function createOperations(http: Http): Operations {
  return {
${namespaces('implementation').join('\n')}
  };
}
`;
}

function method(contract: Contract, path: string, verb: string, operation: Operation): Method {
  const tag = operation.tags[0] ?? '';
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const hasQuery = inQuery.length > 0;
  const needsQuery = inQuery.some(({ required }) => required === true);
  const hasBody = operation.requestBody !== undefined;

  const signature = [
    ...inPath.map((name) => `${name}: string`),
    ...(hasBody ? [`body: Body<'${operation.operationId}'>`] : []),
    ...(hasQuery ? [`query${needsQuery ? '' : '?'}: Query<'${operation.operationId}'>`] : []),
    'options?: CallOptions',
  ];
  const params = [
    ...(inPath.length > 0 ? [`path: { ${inPath.join(', ')} }`] : []),
    ...(hasQuery ? [needsQuery ? 'query' : '...(query && { query })'] : []),
  ];
  const request = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(hasBody ? ['body'] : []),
    ...(answersBinary(operation) ? ["parseAs: 'blob'"] : []),
    '...options',
  ];
  const call = `http.${verb.toUpperCase()}('${path}', { ${request.join(', ')} })`;
  const name = methodName(operation.operationId, tag);
  const names = signature.map((parameter) => parameter.replace(/\??:.*$/, ''));
  return {
    tag,
    declaration: `${comment(operation)}
    ${name}(${signature.join(', ')}): Promise<Answer<'${operation.operationId}'>>;`,
    implementation: `      ${name}: (${names.join(', ')}) => unwrap(${call}),`,
  };
}

function resolve(contract: Contract, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.split('/').at(-1) ?? '';
  const found = contract.components.parameters?.[name];
  if (!found) throw new Error(`The contract has no parameter ${parameter.$ref}`);
  return found;
}

/** `listPropertiesOfUser` of `properties` is called `properties.listOfUser`: the namespace says the rest. */
function methodName(operationId: string, tag: string): string {
  const plural = `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
  const singular = plural.replace(/ies$/, 'y').replace(/s$/, '');
  return operationId.replace(new RegExp(`^([a-z]+)(${plural}|${singular})(?![a-z])`), '$1');
}

function answersBinary(operation: Operation): boolean {
  const types = Object.keys(operation.responses['200']?.content ?? {});
  return types.length > 0 && !types.includes('application/json');
}

function comment(operation: Operation): string {
  const lines = [`${operation.summary}.`, '', ...operation.description.trim().split('\n')];
  return ['    /**', ...lines.map((line) => `     * ${line}`.trimEnd()), '     */'].join('\n');
}
